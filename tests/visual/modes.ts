import type { Mode } from '#packages/storybook-visual/src/config.ts';

const desktop = { tag: 'vr', viewport: 'desktop' };

/** Modes that capture the stories with a tag. */
export const taggedModes: readonly Mode[] = [
  { name: 'desktop', ...desktop },
  { name: 'mobile', tag: 'vr-mobile', viewport: 'mobile' },
  // The least window that the cart must fit: the sheet and its fixed footer share 640 px.
  { name: 'small-phone', tag: 'vr-small-phone', viewport: 'mobile', width: 360, height: 640 },
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

/** One page story per kind of page. */
const kinds = [
  'pages-home--default',
  'pages-services--loaded',
  'pages-boutique--default',
  'pages-peek-planner--landing',
  'pages-contact--default',
  'topic-pages-3d-4d-ultrasound--default',
  'local-pages-county--richland',
  'local-pages-town--mansfield',
];
const drawers = [
  'cart-checkout-drawer--many-items-scroll',
  'cart-checkout-details-step--blank',
  'cart-checkout-payment-step--pickup-summary',
];

/** All modes: by tags, and guards: modes for a few stories that show what only they can catch. */
export const modes: readonly Mode[] = [
  ...taggedModes,
  // The first width of each of the theme's breakpoints, 40 and 64 rem, with the richest layouts.
  ...[640, 1024].map((width) => ({
    ...desktop,
    name: `width-${width}`,
    width,
    stories: ['pages-home--default', 'pages-services--loaded'],
  })),
  { ...desktop, name: 'width-1920', width: 1920, stories: ['pages-home--default'] },
  {
    ...desktop,
    name: 'tablet',
    width: 768,
    stories: [
      ...kinds.filter((id) => id !== 'pages-services--loaded'),
      'pages-services--loading',
      'components-footer--default',
      'components-growth-slider--first-week',
      'components-services-grid--six-cards',
      'cart-checkout-payment-step--pickup-summary',
    ],
  },
  {
    ...desktop,
    name: 'landscape',
    width: 844,
    height: 390,
    stories: [...drawers, 'components-promo-popup--open'],
  },
  {
    ...desktop,
    name: 'print',
    media: { media: 'print' },
    stories: [
      ...drawers,
      ...kinds,
      'cart-checkout-drawer--last-order-pickup',
      'pages-faq--default',
    ],
  },
  {
    ...desktop,
    name: 'hover',
    hover: true,
    stories: [
      'primitives-accordion--all-closed',
      'primitives-button--primary',
      'primitives-choice-cards--pickup-selected',
      'primitives-embed--video-facade',
      'primitives-link-list--short',
      'primitives-prose--article',
      'primitives-text-field--empty',
      'components-footer--default',
      'components-header--default',
      'components-image-carousel--no-images',
      'components-services-grid--six-cards',
      'cart-checkout-drawer--one-item',
    ],
  },
  {
    ...desktop,
    name: 'contrast',
    media: { contrast: 'more' },
    stories: ['components-contact-form--idle', 'cart-checkout-drawer--one-item'],
  },
  {
    ...desktop,
    name: 'focus',
    strip: 'focus',
    stories: [
      'components-header--default',
      'components-footer--default',
      'components-before-and-after--middle',
      ...drawers,
      ...kinds,
    ],
  },
  {
    name: 'motion',
    tag: 'vr-mobile',
    viewport: 'mobile',
    strip: 'motion',
    stories: [
      'cart-checkout-drawer--one-item',
      'primitives-toast--default',
      'components-promo-popup--open',
    ],
  },
  {
    name: 'leaving',
    tag: 'vr-mobile',
    viewport: 'mobile',
    strip: 'leaving',
    stories: [
      'cart-checkout-drawer--one-item',
      'primitives-toast--default',
      'system-overlays--popup-on-expiry-day',
    ],
  },
];
