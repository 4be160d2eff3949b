/**
 * The design tokens as plain values, for the site's theme and for output without its style sheet,
 * such as mails and the server's own pages. Lengths are in rem on a 4 px grid.
 */
export const tokens = {
  color: {
    paper: '#fbf5ea',
    paperDeep: '#f3e8d5',
    surface: '#fffdf8',
    ink: '#3a2230',
    inkSoft: '#664b58',
    line: '#e0d0ba',
    edge: '#8a7060',
    apple: '#b3242b',
    appleDeep: '#8c1a21',
    applePale: '#f9e3dd',
    leaf: '#3d6733',
    leafDeep: '#2c4d24',
    leafPale: '#e5eed9',
    honey: '#c98a2b',
    honeyInk: '#734a0d',
    honeyPale: '#f9e8c8',
    onStrong: '#fffdf8',
    focus: '#1f4f8f',
    veil: 'rgb(58 34 48 / 62%)',
  },
  font: {
    heading: "'Fraunces Variable', 'Fraunces fallback', 'Fraunces on Android', Georgia, serif",
    text: "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif",
  },
  size: {
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.04rem + 0.12vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.13rem + 0.3vw, 1.375rem)',
    // Capped in vw, so that the longest words fit on a phone at any text size.
    h4: 'min(clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem), 9.6vw)',
    h3: 'min(clamp(1.375rem, 1.29rem + 0.4vw, 1.625rem), 10vw)',
    h2: 'min(clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem), 11vw)',
    h1: 'min(clamp(2.25rem, 1.7rem + 2.6vw, 4rem), 12vw)',
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    24: '6rem',
  },
  /**
   * The page's horizontal padding. Capped in vw, so that large text does not widen it on a phone.
   */
  gutter: 'clamp(min(1.25rem, 5.6vw), 4vw, 2.5rem)',
  radius: { small: '0.375rem', medium: '0.75rem', large: '1.5rem', pill: '999px' },
  shadow: {
    low: '0 1px 2px rgb(58 34 48 / 8%), 0 2px 8px rgb(58 34 48 / 6%)',
    high: '0 2px 6px rgb(58 34 48 / 10%), 0 16px 40px rgb(58 34 48 / 16%)',
  },
  motion: { quick: '150ms', calm: '250ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  /** About 68 characters; not in `ch`, which changes when the font loads. */
  measure: { text: '45.33em', page: '74rem' },
  layer: { bar: '10', header: '20', drawer: '30', popup: '40', toast: '50' },
  target: '2.75rem',
};
