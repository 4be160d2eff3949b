import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { analyzeTsConfig } from 'ts-unused-exports';

// Part of `npm run check`: fails for unused exports.

/** Files that are loaded by path: by tools, the framework, dynamic imports or MDX. */
const loadedOtherwise = new RegExp(
  [
    String.raw`\.stories\.tsx$|^\.storybook/|^packages/[\w-]+/src/(manager|preset|preview|StateMatrix)\.tsx?$|(^|/)[\w.-]+\.config\.ts$`,
    String.raw`^src/(root\.tsx|routes\.ts|entry\.\w+\.tsx|routes/)`,
    String.raw`/(CartDrawer|fetchPrices|otherWeeks|createIcon|noPrefixer|cardFrame|contactResolver)\.tsx?$|^mocks/browser\.ts$`,
  ].join('|'),
);

// ts-unused-exports reads `paths` of a tsconfig, but not `imports` of package.json.
const config = '.cache/tsconfig.unused.json';
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};
const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
const fromCacheFolder = (path: string) => `../${path}`;
mkdirSync('.cache', { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    extends: fromCacheFolder('tsconfig.json'),
    compilerOptions: {
      baseUrl: '..',
      paths: Object.fromEntries(Object.entries(imports).map(([name, path]) => [name, [path]])),
    },
    include: [...include, 'art/scripts', 'art/tests'].map(fromCacheFolder),
  }),
);

const { unusedExports } = analyzeTsConfig(config, ['--allowUnusedTypes']);
const found = Object.entries(unusedExports)
  .map(([file, exports]) => ({ file: relative('', file).replaceAll('\\', '/'), exports }))
  .filter(({ file }) => !loadedOtherwise.test(file))
  .map(({ file, exports }) => `${file}: ${exports.map((e) => e.exportName).join(', ')}`);
if (found.length) {
  console.error(`Exported, and used by no other file:\n  ${found.join('\n  ')}`);
  process.exitCode = 1;
}
