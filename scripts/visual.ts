import { writeArtifactsIndex } from './artifacts.ts';

// `npm run visual`: compares the screenshots of the last story tests (packages/storybook-visual,
// visual.config.ts); `npm run visual -- screens` writes screenshots of the site to docs/screens,
// and `npm run visual -- summary` a pull request comment about the last run.

if (process.argv[2] === 'screens') {
  process.argv.splice(2, 1);
  await import('./screens.ts');
} else if (process.argv[2] === 'summary') {
  await import('./visualSummary.ts');
} else {
  await import('#packages/storybook-visual/src/cli.ts');
  writeArtifactsIndex();
}
