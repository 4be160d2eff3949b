import { measureBuild } from '../build.ts';
import { causeOfBuild } from '../causes.ts';
import { atMost } from '../figures.ts';
import type { Part } from './part.ts';

/** Time and memory of a whole build. */
export async function buildRows(): Promise<Part> {
  const build = await measureBuild();
  const { seconds, peakMiB } = build;
  const cause = causeOfBuild(build);
  return {
    rows: [
      atMost({ what: 'build of 78 pages', limit: 12, seen: seconds, unit: ' s', digits: 1, cause }),
      atMost({ what: 'build: most memory at once', limit: 700, seen: peakMiB, unit: ' MiB' }),
    ],
    figures: build,
  };
}
