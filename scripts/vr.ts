import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resultsFile, type Result } from '#tests/vr/compare.ts';
import {
  currentEnvironment,
  differences,
  recordedEnvironment,
  recordEnvironment,
} from '#tests/vr/environment.ts';
import { outputDir } from '#tests/vr/folders.ts';
import {
  findRepeats,
  removePictures,
  storedPictures,
  wantedPictures,
  type Sameness,
} from '#tests/vr/pictures.ts';
import { reportFile, writeReport } from '#tests/vr/report.ts';
import { buildStoryIndex } from './story-index.ts';

/** Exit code when the pictures could not be compared at all. */
const NOT_COMPARED = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    'remove-orphans': { type: 'boolean', default: false },
  },
});
const { accept, 'remove-orphans': removeOrphans } = values;
const [story] = positionals;
const started = Date.now();

const here = currentEnvironment();
const recorded = recordedEnvironment();
const foreign = recorded ? differences(recorded, here) : [];
if (foreign.length > 0 && !(accept && story === undefined)) {
  console.error('Not compared: the baselines were made in another environment.');
  for (const line of foreign) console.error(`  ${line}`);
  console.error('Run this where they were made, or take all of them anew: npm run vr:accept');
  process.exit(NOT_COMPARED);
}

const index = buildStoryIndex();
const known = story === undefined ? undefined : index.entries[story];
if (story !== undefined && known === undefined) {
  console.error(`No story has the id ${story}.`);
  process.exit(1);
}

rmSync(outputDir, { recursive: true, force: true });
const args = ['run', '--config', 'vitest.vr.config.ts', '--reporter=dot'];
if (known?.importPath !== undefined) args.push(known.importPath);
const { status } = spawnSync('node_modules/.bin/vitest', args, {
  stdio: 'inherit',
  env: { ...process.env, VR_ACCEPT: String(accept), VR_STORY: story ?? '' },
});
if (accept && (recorded === undefined || story === undefined)) recordEnvironment(here);

const looks = existsSync(resultsFile)
  ? readFileSync(resultsFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Result)
  : [];
// Of a picture that was looked at twice the second look counts.
const results = [...new Map(looks.map((result) => [result.picture, result])).values()];
const count = (outcome: Result['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

const wanted = new Set(wantedPictures(index));
const orphans = storedPictures().filter((picture) => !wanted.has(picture));
if (removeOrphans) removePictures(orphans);
const onPurpose = JSON.parse(
  readFileSync(join(import.meta.dirname, '../tests/vr/sameness.json'), 'utf8'),
) as Sameness[];
const repeats = findRepeats(results, onPurpose);

const remarks = [
  ...repeats.map((pictures) => `Look the same: ${pictures.join(', ')}`),
  ...(removeOrphans ? [] : orphans.map((picture) => `No story wants ${picture} any more.`)),
];
writeReport(results, remarks);

for (const remark of remarks) console.log(remark);
if (repeats.length > 0) {
  console.log('Let one of them show its state, or name them in tests/vr/sameness.json.');
}
if (!removeOrphans && orphans.length > 0) {
  console.log('Remove what no story wants: npm run vr -- --remove-orphans');
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `\n${results.length} pictures in ${seconds} s: ${count('same')} the same, ` +
    `${count('accepted')} accepted, ${count('different')} different, ${count('missing')} without ` +
    `a baseline, ${count('unsettled')} not at rest.\nReport: ${reportFile}`,
);
process.exit(status !== 0 || remarks.length > 0 ? 1 : 0);
