import type { State } from './states.ts';

/** The event that sends the open story's ARIA snapshot to the manager. */
export const ARIA_SNAPSHOT = 'review/aria-snapshot';
/** The event that tells the manager whether the open story's assertions are skipped. */
export const ASSERTIONS_SKIPPED = 'review/assertions-skipped';

/** The `name` of a frame in a comparison. */
export const PANE = 'review-pane';

export type AriaSnapshot = { id: string; snapshot: string };

/** The results of the last runs for one story; checks that did not run are missing. */
export type StoryReview = {
  test?: { passed: boolean; axe: boolean; ariaSnapshot: boolean; message: string };
  /** Keyed by mode, such as `desktop` or `mobile`. */
  screenshots?: Record<string, { outcome: string; files: string[] }>;
  /** Whether an ARIA snapshot exists as a baseline. */
  ariaSnapshot?: true;
};

/** The pages that use the components of a folder. */
export type UsedBy = {
  /** Whether a component of the folder is in the app shell, and so on every page. */
  everyPage: boolean;
  /** Per page component: one URL, the number of its other URLs, and the component's folder. */
  pages: { path: string; others: number; folder: string }[];
};

/** The contents of `review/data.json`, served beside the manager. */
export type ReviewData = {
  /** The build's short commit hash; empty outside of a repository. */
  commit: string;
  ran: { tests: boolean; screenshots: boolean };
  states: readonly State[];
  stories: Record<string, StoryReview>;
  /** Keyed by the component's folder: `src/components/Button`. */
  usedBy: Record<string, UsedBy>;
};

export const noReview: ReviewData = {
  commit: '',
  ran: { tests: false, screenshots: false },
  states: [],
  stories: {},
  usedBy: {},
};

/** The folder of a story's file, as a key of `usedBy`. */
export const folderOf = (importPath = ''): string =>
  importPath.replace(/^\.\//, '').replace(/\/[^/]*$/, '');

/** Whether someone has to look at a screenshot with this outcome. */
export const needsReview = (outcome: string): boolean => !/^(same|not run)$/.test(outcome);

/** The findings of the last runs for a story. */
export function findingsOf({ test, screenshots = {} }: StoryReview): string[] {
  const outcomes = Object.values(screenshots).map(({ outcome }) => outcome);
  return [
    ...(test && !test.passed
      ? [test.axe ? 'axe' : test.ariaSnapshot ? 'ARIA snapshot differs' : 'test fails']
      : []),
    ...(outcomes.includes('changed') ? ['screenshot differs'] : []),
    ...(outcomes.includes('new') ? ['new screenshot'] : []),
  ];
}

/** The results of the last runs for a story, in a few words. */
export function resultOf(review: StoryReview = {}): string {
  const { test, screenshots = {} } = review;
  const ran = test ?? Object.values(screenshots).some(({ outcome }) => outcome !== 'not run');
  return findingsOf(review).join(', ') || (ran ? 'ok' : 'not run');
}

/** Formats globals for a story's URL: `scenario:payments-declined;viewport.value:mobile`. */
export const formatGlobals = (globals: object, prefix = ''): string =>
  Object.entries(globals)
    .map(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? formatGlobals(value, `${prefix}${name}.`)
        : `${prefix}${name}:${String(value)}`,
    )
    .join(';');
