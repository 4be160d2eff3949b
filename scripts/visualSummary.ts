import { writeFileSync } from 'node:fs';
import { parseArguments } from '#server/settingsFile.ts';
import { renderComment } from '#packages/storybook-visual/src/comment.ts';
import { readRun } from '#packages/storybook-visual/src/results.ts';

const folder = 'artifacts/visual';
const file = `${folder}/summary.md`;

const { values } = parseArguments({
  allowPositionals: true,
  options: {
    /** The URL at which `artifacts/` is served. */
    'base-url': { type: 'string' },
    /** Or the URL of the artifact with that folder. */
    'artifact-url': { type: 'string' },
  },
});
const address = values['base-url']?.replace(/\/$/, '');
const artifact = values['artifact-url'];
const run = readRun(folder);
if ((!address && !artifact) || !run) {
  console.error(
    run
      ? 'Where is artifacts/? npm run visual -- summary --base-url <url>, or --artifact-url <url>'
      : 'There is no finished run: npm test -- stories',
  );
  process.exitCode = 3;
} else {
  const addresses = artifact
    ? { artifact }
    : { results: `${address}/visual`, storybook: `${address}/storybook` };
  writeFileSync(file, renderComment(run, addresses));
  console.log(`Written: ${file}`);
}
