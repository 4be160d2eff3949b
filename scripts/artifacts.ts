import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the results of test runs. */
const artifactsDir = 'artifacts';

const titles: readonly (readonly [pattern: string, title: string])[] = [
  ['visual/index.html', 'Screenshots: the report'],
  ['storybook/index.html', 'Storybook with the results (from a web server)'],
  ['journeys/html/index.html', 'Journeys: the report'],
  ['engines/*.png', 'Screenshot of a failed test'],
  ['*/traces/**/*.zip', 'Trace (npx playwright show-trace FILE)'],
  ['*/junit.xml', 'JUnit'],
  ['*/{run,results}.json', 'JSON'],
];

/** Writes an index page that links the files in the folder. */
export function writeArtifactsIndex(): void {
  mkdirSync(artifactsDir, { recursive: true });
  const rows = titles.flatMap(([pattern, title]) =>
    globSync(pattern, { cwd: artifactsDir })
      .sort()
      .map((file) => `<li>${title}: <a href="${encodeURI(file)}">${file}</a></li>`),
  );
  writeFileSync(
    join(artifactsDir, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What the tests left</title>
<h1>What the tests left</h1>
<ul>${rows.join('\n')}</ul>
</html>
`,
  );
}
