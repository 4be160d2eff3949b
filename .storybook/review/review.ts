/** Tells the manager what is read aloud of the story that shows: its id and its tree. */
export const TREE_READ = 'review/tree-read';

export type TreeRead = { id: string; tree: string };

/** What the last runs say of a story; what is missing was not run. */
export type StoryReview = {
  /** Of `npm run test:stories`. */
  test?: { passed: boolean; axe: boolean; tree: boolean; message: string };
  /** Of `npm run vr`, by its mode. */
  pictures?: Record<string, { outcome: string; files: string[] }>;
  /** Of the picture and of the tree, as a signature holds them. */
  fingerprint: Fingerprint;
};

export type Fingerprint = { picture: string; tree: string };

/** One signature of `reviews.json`: who looked at a state, when, and at what. */
export type Signature = {
  state: string;
  /** `look` for the story as it shows, the rest for the walk by hand. */
  kind: 'look' | 'screen reader' | 'keyboard' | 'zoom';
  fingerprint: Fingerprint;
  who: string;
  /** ISO date. */
  when: string;
  remark: string;
};

/** Which pages hold the components of a folder. */
export type UsedBy = {
  /** Whether it is in what stands around every page. */
  everyPage: boolean;
  /** A page's address, how many more pages are made like it, and the folder of them all. */
  pages: { path: string; others: number; folder: string }[];
};

/** All that the runs left for the review room; `data.json` beside the manager. */
export type ReviewData = {
  /** Of the build, short; empty outside of a repository. */
  commit: string;
  ran: { tests: boolean; pictures: boolean };
  stories: Record<string, StoryReview>;
  signatures: Signature[];
  /** By the folder of the component: `src/components/Button`. */
  usedBy: Record<string, UsedBy>;
};

/** Where nothing was run. */
export const noReview: ReviewData = {
  commit: '',
  ran: { tests: false, pictures: false },
  stories: {},
  signatures: [],
  usedBy: {},
};

/** The folder of a story's file, as `usedBy` has it. */
export const folderOf = (importPath = ''): string =>
  importPath.replace(/^\.\//, '').replace(/\/[^/]*$/, '');

/** The same in words; empty for what is on no page. */
export const pagesInWords = ({ everyPage, pages }: UsedBy = { everyPage: false, pages: [] }) =>
  [
    ...(everyPage ? ['the frame of every page'] : []),
    ...pages.map(({ path, others }) => (others > 0 ? `${path} and ${others} like it` : path)),
  ].join(', ');

/** Whether what was signed is what shows now. */
export const holds = (signature: Signature, { fingerprint }: StoryReview): boolean =>
  signature.fingerprint.picture === fingerprint.picture &&
  signature.fingerprint.tree === fingerprint.tree;

/** What is wrong with a story, in the words of the filter. */
export function faultsOf({ test, pictures = {} }: StoryReview): string[] {
  const outcomes = Object.values(pictures).map(({ outcome }) => outcome);
  return [
    ...(test && !test.passed ? [test.axe ? 'axe' : test.tree ? 'read aloud differs' : 'red'] : []),
    ...(outcomes.some((outcome) => ['different', 'unsettled', 'unreadable'].includes(outcome))
      ? ['picture differs']
      : []),
    ...(outcomes.includes('missing') ? ['new picture'] : []),
  ];
}
