import { parseArgs } from 'node:util';
import { acceptable, acceptPictures } from '#tests/vr/accept.ts';
import { matching } from '#tests/vr/pictures.ts';
import { lock, readRun } from '#tests/vr/run.ts';

// `npm run vr:accept`: makes pictures of the last run the baselines; all, or those that are named.

function accept(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mode: { type: 'string', multiple: true, default: [] } },
  });
  const run = readRun();
  if (!run) throw new Error('There is no run yet: npm run vr');
  if (!run.acceptable) throw new Error(`The last run was against ${run.against}: npm run vr`);
  lock();
  const all = acceptable(run);
  for (const pattern of positionals) {
    if (matching(all, [pattern], values.mode).length === 0) {
      throw new Error(`The last run has no ${pattern} to accept.`);
    }
  }
  const chosen = matching(all, positionals, values.mode);
  acceptPictures(run, chosen);
  for (const picture of chosen) console.log(picture);
  console.log(`${chosen.length} of ${all.length} accepted.`);
}

try {
  accept();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 3;
}
