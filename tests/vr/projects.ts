/** How a tagged story is pictured: one folder of baselines each. */
export const projects = [
  { name: 'desktop', tag: 'vr', viewport: 'desktop', media: {} },
  { name: 'mobile', tag: 'vr-mobile', viewport: 'mobile', media: {} },
  {
    name: 'forced-colours',
    tag: 'vr-forced-colors',
    viewport: 'desktop',
    media: { forcedColors: 'active' },
  },
  {
    name: 'reduced-motion',
    tag: 'vr-reduced-motion',
    viewport: 'desktop',
    media: { reducedMotion: 'reduce' },
  },
] as const;

/** One picture of one story, as 'desktop/pages-home--default'. */
export type Picture = string;
