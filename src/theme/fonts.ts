import { css } from 'styled-components';

/** What the document head preloads: both fonts are used above the fold of every page. */
export const fontFiles = [
  '/fonts/fraunces-latin-wght-normal.woff2',
  '/fonts/figtree-latin-wght-normal.woff2',
] as const;

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * The two fonts and, for the time until they are there, fallbacks of the same width and line
 * height. The figures of the fallbacks come from `node scripts/fonts.ts`.
 */
export const fontFaces = css`
  @font-face {
    font-family: 'Fraunces Variable';
    src: url('/fonts/fraunces-latin-wght-normal.woff2') format('woff2');
    font-weight: 100 900;
    font-display: swap;
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Figtree Variable';
    src: url('/fonts/figtree-latin-wght-normal.woff2') format('woff2');
    font-weight: 300 900;
    font-display: swap;
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Fraunces fallback';
    src:
      local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'),
      local('Liberation Serif Bold'), local('Tinos Bold');
    font-weight: 100 900;
    size-adjust: 112.23%;
    ascent-override: 87.14%;
    descent-override: 22.72%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree fallback';
    src:
      local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo'), local('Roboto');
    font-weight: 300 900;
    size-adjust: 100.52%;
    ascent-override: 94.51%;
    descent-override: 24.87%;
    line-gap-override: 0%;
  }
`;
