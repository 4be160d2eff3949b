import type { Mode, Story } from '#packages/storybook-visual/src/config.ts';

const desktop = { tag: 'vr', viewport: 'desktop' };

/** Modes that capture the stories with a tag. */
export const taggedModes: readonly Mode[] = [
  { name: 'desktop', ...desktop },
  { name: 'mobile', tag: 'vr-mobile', viewport: 'mobile' },
  {
    name: 'forced-colors',
    tag: 'vr-forced-colors',
    viewport: 'desktop',
    context: { forcedColors: 'active' },
  },
  {
    name: 'reduced-motion',
    tag: 'vr-reduced-motion',
    viewport: 'desktop',
    context: { reducedMotion: 'reduce' },
  },
  {
    name: 'large-text',
    tag: 'vr-large-text',
    viewport: 'mobile',
    // The browser's default font size (normally 16), which media queries use too.
    args: ['--blink-settings=defaultFontSize=32'],
  },
];

const storiesWithTag = (tag: string) => (stories: readonly Story[]) =>
  stories.filter(({ tags }) => tags?.includes(tag));

/** The first story of each title that matches. */
const firstOfEach = (titles: RegExp) => (stories: readonly Story[]) => {
  const seen = new Set<string>();
  return stories.filter(({ title }) => {
    const first = titles.test(title) && !seen.has(title);
    seen.add(title);
    return first;
  });
};

const storiesWithIds = (ids: readonly string[]) => (stories: readonly Story[]) =>
  stories.filter(({ id }) => ids.includes(id));

const pages = /^(Pages|Topic pages|Local pages)\//;
const parts = /^(Primitives|Components|Cart & checkout)\//;

/** The two pages with the most different layouts. */
const richest = ['pages-home--default', 'pages-services--loaded'];
/** One page story per kind of page. */
const kinds = [
  ...richest,
  'pages-boutique--default',
  'pages-peek-planner--landing',
  'pages-contact--default',
  'topic-pages-3d-4d-ultrasound--default',
  'local-pages-county--richland',
  'local-pages-town--mansfield',
];

const steps = ['cart-checkout-details-step--blank', 'cart-checkout-payment-step--pickup-summary'];
const drawers = ['cart-checkout-drawer--many-items-scroll', ...steps];

const atWidths = (widths: readonly number[], ids: readonly string[]): Mode[] =>
  widths.map((width) => ({
    ...desktop,
    name: `width-${width}`,
    width,
    stories: storiesWithIds(ids),
  }));

/** All modes: by tags, and further modes for selected stories. */
export const modes: readonly Mode[] = [
  ...taggedModes,
  {
    ...desktop,
    name: 'tablet',
    width: 768,
    stories: (stories) => {
      const mobile = storiesWithTag('vr-mobile')(stories);
      return [...firstOfEach(pages)(mobile), ...firstOfEach(parts)(mobile)];
    },
  },
  // On both sides of the theme's breakpoints, 40 and 64 rem.
  ...atWidths([639, 640, 1023, 1024], kinds),
  // On both sides of single components' breakpoints: 30 (inclusive), 34 and 62.5 rem.
  ...atWidths([480, 481, 543, 544, 999, 1000], richest),
  ...atWidths([1920], ['components-footer--default', 'components-header--default', ...richest]),
  {
    ...desktop,
    name: 'landscape',
    width: 844,
    height: 390,
    stories: storiesWithIds([...drawers, 'components-promo-popup--open']),
  },
  {
    ...desktop,
    name: 'print',
    media: { media: 'print' },
    stories: storiesWithIds([...drawers, ...kinds]),
  },
  {
    ...desktop,
    name: 'hover',
    hover: true,
    stories: (stories) => [
      ...firstOfEach(parts)(stories),
      ...storiesWithIds(['cart-checkout-drawer--one-item'])(stories),
    ],
  },
  {
    ...desktop,
    name: 'contrast',
    media: { contrast: 'more' },
    stories: storiesWithTag('vr-forced-colors'),
  },
  {
    ...desktop,
    name: 'focus',
    strip: 'focus',
    stories: storiesWithIds([
      'components-header--default',
      'components-footer--default',
      'components-before-and-after--middle',
      ...drawers,
      ...kinds,
    ]),
  },
  {
    name: 'motion',
    tag: 'vr-mobile',
    viewport: 'mobile',
    strip: 'motion',
    stories: storiesWithIds([
      'cart-checkout-drawer--one-item',
      'primitives-toast--default',
      'components-promo-popup--open',
    ]),
  },
];
