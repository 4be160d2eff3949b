import { resolve } from 'node:path';

export const baselinesDir = resolve(import.meta.dirname, 'baselines');

/** Where a run leaves what differed, and the report. */
export const outputDir = resolve(import.meta.dirname, '../../.cache/vr');
