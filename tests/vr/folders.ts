import { resolve } from 'node:path';

/** The pictures to compare with: the repository's, or those of another version. */
export const baselinesDir = resolve(
  process.env.VR_BASELINES ?? resolve(import.meta.dirname, 'baselines'),
);

/** The repository's. */
export const ownBaselinesDir = resolve(import.meta.dirname, 'baselines');

/** Where a run leaves what differed, and the report. */
export const outputDir = resolve(
  process.env.VR_OUTPUT ?? resolve(import.meta.dirname, '../../.cache/vr/run'),
);
