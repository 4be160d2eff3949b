import { spawnSync } from 'node:child_process';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import { chromaticParameters } from '#storybook/chromatic.ts';

const stories = Object.values(buildStoryIndex().entries).filter(({ type }) => type === 'story');
const modes = stories.map(
  ({ tags = [] }) => Object.keys(chromaticParameters(tags).modes ?? {}).length,
);
console.log(
  `Chromatic would capture ${modes.filter((count) => count > 0).length} of ${stories.length} stories, ` +
    `as ${modes.reduce((sum, count) => sum + count, 0)} snapshots; fewer where only some have changed.`,
);

// Chromatic's settings are in chromatic.config.json; its token is a secret.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs a project token, and CHROMATIC_PROJECT_TOKEN is not set.\n' +
      'Create a project at chromatic.com and run: CHROMATIC_PROJECT_TOKEN=... npm run chromatic\n' +
      'Without one, npm test -- stories compares the same screenshots on this machine.',
  );
  process.exit(1);
}
const args = ['node_modules/chromatic/dist/bin.cjs', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
