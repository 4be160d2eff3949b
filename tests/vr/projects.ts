import type { StoryIndex } from '#storybook/stateMatrix.ts';

/** The browsers that stories are shown in: each shows the stories of its tag. */
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

/** How a story is pictured. `desktop`, `mobile` and the like are how its browser shows it. */
export type Mode = {
  name: string;
  project: (typeof projects)[number]['name'];
  /** Another width of the window, in CSS pixels. */
  width?: number;
  media?: { media?: 'print'; contrast?: 'more' };
  /** Everything on it looks as if the mouse were over it. */
  hover?: true;
};

/** One picture of one story, as 'desktop/pages-home--default': its mode, then its story. */
export type Picture = string;

type Story = StoryIndex['entries'][string];

const tagged = (tag: string) => (stories: readonly Story[]) =>
  stories.filter(({ tags }) => tags?.includes(tag));

/** The first story of each title of these parts of the library. */
const firstOfEach =
  (parts: RegExp, tag = 'vr') =>
  (stories: readonly Story[]) => {
    const seen = new Set<string>();
    return tagged(tag)(stories).filter(({ title }) => {
      const first = parts.test(title) && !seen.has(title);
      seen.add(title);
      return first;
    });
  };

const named = (ids: readonly string[]) => (stories: readonly Story[]) =>
  stories.filter(({ id }) => ids.includes(id));

const pages = /^(Pages|Topic pages|Local pages)\//;
const parts = /^(Primitives|Components|Cart & checkout)\//;

/** The pages with the most layouts. */
const richest = ['pages-home--default', 'pages-services--loaded'];
/** One page of each kind. */
const kinds = [
  ...richest,
  'pages-boutique--default',
  'pages-peek-planner--landing',
  'pages-contact--default',
  'topic-pages-3d-4d-ultrasound--default',
  'local-pages-county--richland',
  'local-pages-town--mansfield',
];

/** Just beside the theme's breakpoints, 40 and 64 rem. */
const besideBreakpoints = [639, 640, 1023, 1024];
/** Just beside those of single parts: 30 (up to and with it), 34, 62 and 76 rem. */
const besideOthers = [480, 481, 543, 544, 991, 992, 1215, 1216];

const atWidth = (width: number): Mode => ({ name: `width-${width}`, project: 'desktop', width });

type Choice = { mode: Mode; choose: (stories: readonly Story[]) => readonly Story[] };

const choices: readonly Choice[] = [
  ...projects.map(({ name, tag }) => ({ mode: { name, project: name }, choose: tagged(tag) })),
  {
    mode: { name: 'tablet', project: 'desktop', width: 768 },
    choose: (stories) => [
      ...firstOfEach(pages, 'vr-mobile')(stories),
      ...firstOfEach(parts, 'vr-mobile')(stories),
    ],
  },
  ...besideBreakpoints.map((width) => ({ mode: atWidth(width), choose: named(kinds) })),
  ...besideOthers.map((width) => ({ mode: atWidth(width), choose: named(richest) })),
  {
    mode: { name: 'print', project: 'desktop', media: { media: 'print' } },
    choose: firstOfEach(pages),
  },
  { mode: { name: 'hover', project: 'desktop', hover: true }, choose: firstOfEach(parts) },
  {
    mode: { name: 'contrast', project: 'desktop', media: { contrast: 'more' } },
    choose: tagged('vr-forced-colors'),
  },
];

export const modes: readonly Mode[] = choices.map(({ mode }) => mode);

/** The pictures that are asked for: by a story's tags, and by the rules above. */
export function wantedPictures(index: StoryIndex): Picture[] {
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return choices.flatMap(({ mode, choose }) =>
    choose(stories)
      .filter(({ tags }) => mode.project !== 'desktop' || tags?.includes('vr'))
      .map(({ id }) => `${mode.name}/${id}`),
  );
}

/** A picture's mode and story. */
export function partsOf(picture: Picture): { mode: string; story: string } {
  const [mode = '', story = ''] = picture.split('/');
  return { mode, story };
}
