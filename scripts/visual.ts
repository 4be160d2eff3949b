import { writeArtifactsIndex } from './artifacts.ts';

// `npm run visual`: the screenshots of the stories (packages/storybook-visual, visual.config.ts);
// `npm run visual -- screens` writes those of the site in docs/screens.

if (process.argv[2] === 'screens') {
  process.argv.splice(2, 1);
  await import('./screens.ts');
} else {
  await import('#packages/storybook-visual/src/cli.ts');
  writeArtifactsIndex();
}
