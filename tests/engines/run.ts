import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { build } from '../../scripts/build.ts';
import { engineNames, findEngine } from '../../scripts/engines.ts';

// `npm test -- engines`: the production build in Firefox and in WebKit, side by side. An engine that
// is missing is skipped, except in CI, where everybody would believe that it ran.

const found = engineNames.filter((name) => {
  try {
    return findEngine(name);
  } catch (error) {
    console.error((error as Error).message);
    if (process.env.CI) process.exitCode = 1;
    return false;
  }
});
await build();
const files = found.map((name) => join(import.meta.dirname, `${name}.ts`));
const argument = process.argv[2];
run({ files, concurrency: files.length, ...(argument && { testNamePatterns: argument }) })
  .on('test:fail', () => (process.exitCode = 1))
  .compose(spec)
  .pipe(process.stdout);
