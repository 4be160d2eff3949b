import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from '#server/settingsFile.ts';
import { buildStorybook } from '#tests/stories/served.ts';
import { buildPages, tidyPages } from './build.ts';
import { runOrExit } from './commands.ts';
import { makeOwnerPhotos } from './ownerPhotos.ts';
import { makeShareImages } from './shareImages.ts';
import { webManifest } from './site-files.ts';

// `npm run build:demo`: the site on mocks and the Storybook in one folder of static files.

const { values } = parseArguments({
  options: {
    /** The URL path at which the folder will be served. */
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'demo-static' },
    /** A Storybook that is already built. */
    storybook: { type: 'string' },
  },
});

type Options = typeof values & { base: string; out: string };

async function build({ base, out, storybook }: Options): Promise<void> {
  if (!/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Error(`--base begins and ends with a slash, such as /preview/, unlike ${base}.`);
  }
  console.log('Building the pages on mocks ...');
  const folder = '.cache/demo';
  const client = join(folder, 'client');
  buildPages(folder, ['--mode', 'mocks'], { BASE_PATH: base });
  // With `base`, the framework writes the pages to a subfolder: move them to the other files.
  const [, parent] = base.split('/');
  if (parent) {
    renameSync(join(client, parent), join(folder, parent));
    cpSync(join(folder, base), client, { recursive: true });
  }
  tidyPages(client);
  await makeShareImages(client, await makeOwnerPhotos());
  const prefixBase = (text: string) => text.replaceAll(/(?<=["'])\/(?=\w|["'])/g, base);
  writeFileSync(join(client, 'site.webmanifest'), prefixBase(webManifest()));
  console.log('Building the Storybook ...');
  if (storybook === undefined) buildStorybook(join(client, 'storybook'));
  else cpSync(storybook, join(client, 'storybook'), { recursive: true });
  rmSync(out, { recursive: true, force: true });
  renameSync(client, out);
  console.log(`Built: ${out} is the site at ${base}, and its Storybook at ${base}storybook/.`);
}

await runOrExit(() => build(values));
