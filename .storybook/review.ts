import type { ReviewOptions } from '../packages/storybook-review/src/gather.ts';
import { baselinesDir } from '../tests/aria-snapshots/baselines.ts';
import { storyResults } from '../tests/stories/results.ts';
import list from './states.json' with { type: 'json' };
import { usedBy } from './usedBy.ts';

/** This project's options for the review addon. */
export const review: ReviewOptions = {
  states: list.states,
  testResults: storyResults,
  ariaSnapshots: baselinesDir,
  screenshots: { run: 'artifacts/visual', baselines: 'tests/visual/baselines' },
  usedBy: () => usedBy('.'),
};
