import type { State } from './states.ts';

/** Sends the manager the ARIA snapshot of the story on screen. */
export const ARIA_SNAPSHOT = 'review/aria-snapshot';
/** Tells the manager whether the assertions of the story on screen are skipped. */
export const ASSERTIONS_SKIPPED = 'review/assertions-skipped';

/** The name of a frame in a comparison. */
export const PANE = 'review-pane';

export type AriaSnapshot = { id: string; snapshot: string };

type Screenshot = {
  outcome: string;
  files: string[];
  /** Who committed the baseline, in which commit and when; missing without a baseline. */
  accepted?: string;
};

/** The results of the last runs for one story; what was not run is missing. */
export type StoryReview = {
  test?: { passed: boolean; axe: boolean; ariaSnapshot: boolean; message: string };
  /** By mode: `desktop`, `mobile`. */
  screenshots?: Record<string, Screenshot>;
  /** Whether there is an ARIA snapshot to compare with. */
  ariaSnapshot?: true;
};

/** Which pages show the components of a folder. */
export type UsedBy = {
  /** Whether it is part of the app shell. */
  everyPage: boolean;
  /** A page's address, how many more pages are made like it, and the folder of them all. */
  pages: { path: string; others: number; folder: string }[];
};

/** `review/data.json`, beside the manager. */
export type ReviewData = {
  /** Short hash of the build; empty outside of a repository. */
  commit: string;
  ran: { tests: boolean; screenshots: boolean };
  states: readonly State[];
  stories: Record<string, StoryReview>;
  /** By the folder of the component: `src/components/Button`. */
  usedBy: Record<string, UsedBy>;
};

export const noReview: ReviewData = {
  commit: '',
  ran: { tests: false, screenshots: false },
  states: [],
  stories: {},
  usedBy: {},
};

/** The folder of a story's file, as `usedBy` has it. */
export const folderOf = (importPath = ''): string =>
  importPath.replace(/^\.\//, '').replace(/\/[^/]*$/, '');

/** A list of pages in words; empty for a component that no page shows. */
export const pagesInWords = ({ everyPage, pages }: UsedBy = { everyPage: false, pages: [] }) =>
  [
    ...(everyPage ? ['the app shell'] : []),
    ...pages.map(({ path, others }) => (others > 0 ? `${path} and ${others} like it` : path)),
  ].join(', ');

/** The findings of the last runs for a story, in the words of the sidebar's filter. */
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

/** The results of the last runs for a story, one word for each check. */
export function resultsOf(
  { stories }: ReviewData,
  storyId = '',
): [screenshot: string, axe: string, ariaSnapshot: string] {
  const { test, screenshots = {} } = stories[storyId] ?? {};
  const findings = findingsOf(stories[storyId] ?? {});
  const tested = (finding: string, fails: string) => {
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
    tested('axe', 'violations'),
    tested('ARIA snapshot differs', 'differs'),
  ];
}
