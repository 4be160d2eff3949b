import { writeArtifactsIndex } from './artifacts.ts';

// `npm run visual`: the screenshots of the stories (packages/storybook-visual, visual.config.ts);
// `npm run visual -- screens` writes those of the site in docs/screens, and `npm run visual -- summary`
// a comment for the pull request about the last run.

if (process.argv[2] === 'screens') {
  process.argv.splice(2, 1);
  await import('./screens.ts');
} else if (process.argv[2] === 'summary') {
  await import('./visualSummary.ts');
} else {
  await import('#packages/storybook-visual/src/cli.ts');
  writeArtifactsIndex();
}
