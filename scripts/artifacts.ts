import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputDir } from '#tests/vr/folders.ts';

/** What a run of the tests leaves behind, for whoever looks at it afterwards. */
const artifactsDir = 'artifacts';

const titles: readonly (readonly [pattern: string, title: string])[] = [
  ['pictures/index.html', 'Pictures: the report'],
  ['journeys/html/index.html', 'Journeys: the report'],
  ['**/*.zip', 'Trace (npx playwright show-trace FILE)'],
  ['**/junit.xml', 'JUnit'],
  ['**/{run,results}.json', 'JSON'],
  ['pictures/rejected.md', 'Rejected pictures'],
];

/** Writes the page that names what lies in the folder. */
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

/** Keeps the last run of the pictures: its report, the pictures in it and its results. */
export function keepPictures(): void {
  const folder = join(artifactsDir, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(outputDir)) cpSync(outputDir, folder, { recursive: true });
  writeArtifactsIndex();
}
