import { writeFileSync } from 'node:fs';
import { parseArguments } from '#server/settingsFile.ts';
import { requireRun } from '#packages/storybook-visual/src/accept.ts';
import { renderComment } from '#packages/storybook-visual/src/comment.ts';

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
try {
  const run = requireRun(folder);
  if (!address && !artifact) {
    throw new Error(
      'Where is artifacts/? npm run visual -- summary --base-url <url>, or --artifact-url <url>',
    );
  }
  const addresses = artifact
    ? { artifact }
    : { results: `${address}/visual`, storybook: `${address}/storybook` };
  writeFileSync(file, renderComment(run, addresses));
  console.log(`Written: ${file}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 3;
}
