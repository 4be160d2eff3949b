import type { State } from './states.ts';

/** The event that sends the open story's ARIA snapshot to the manager. */
export const ARIA_SNAPSHOT = 'review/aria-snapshot';
/** The event that tells the manager whether the open story's assertions are skipped. */
export const ASSERTIONS_SKIPPED = 'review/assertions-skipped';

/** The `name` of a frame in a comparison. */
export const PANE = 'review-pane';

export type AriaSnapshot = { id: string; snapshot: string };

type Screenshot = {
  outcome: string;
  files: string[];
  /** Author, commit and date of the baseline; missing without one. */
  accepted?: string;
};

/** The results of the last runs for one story; checks that did not run are missing. */
export type StoryReview = {
  test?: { passed: boolean; axe: boolean; ariaSnapshot: boolean; message: string };
  /** Keyed by mode, such as `desktop` or `mobile`. */
  screenshots?: Record<string, Screenshot>;
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

/** Where pages use a component, such as `in the app shell, and on /about`; empty without a page. */
export function formatPages({ everyPage, pages }: UsedBy = { everyPage: false, pages: [] }) {
  const list = pages.map(({ path, others }) =>
    others > 0 ? `${path} (and ${others} like it)` : path,
  );
  return [everyPage && 'in the app shell', list.length > 0 && `on ${list.join(', ')}`]
    .filter(Boolean)
    .join(', and ');
}

/** Whether someone has to look at a screenshot with this outcome. */
export const needsReview = (outcome: string): boolean => !/^(same|not run)$/.test(outcome);

/** The findings of the last runs for a story, as tags of the sidebar's filter. */
export function findingsOf({ test, screenshots = {} }: StoryReview): string[] {
  const outcomes = Object.values(screenshots).map(({ outcome }) => outcome);
  return [
    ...(test && !test.passed
      ? [test.axe ? 'axe' : test.ariaSnapshot ? 'ARIA snapshot differs' : 'test fails']
      : []),
    ...(outcomes.some((outcome) => /^(changed|unstable|unreadable)$/.test(outcome))
      ? ['screenshot differs']
      : []),
    ...(outcomes.includes('new') ? ['new screenshot'] : []),
  ];
}

/** The results of the last runs for a story, one word per check. */
export function resultsOf(
  { stories }: ReviewData,
  storyId = '',
): [screenshot: string, axe: string, ariaSnapshot: string] {
  const { test, screenshots = {} } = stories[storyId] ?? {};
  const findings = findingsOf(stories[storyId] ?? {});
  const testOutcome = (finding: string, fails: string) => {
    if (!test) return 'not run';
    return findings.includes(finding)
      ? fails
      : findings.includes('test fails')
        ? 'test fails'
        : 'ok';
  };
  const ran = Object.values(screenshots).some(({ outcome }) => outcome !== 'not run');
  return [
    findings.find((finding) => finding.includes('screenshot')) ?? (ran ? 'ok' : 'not run'),
    testOutcome('axe', 'violations'),
    testOutcome('ARIA snapshot differs', 'differs'),
  ];
}
