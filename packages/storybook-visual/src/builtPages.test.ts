import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBitmap } from './bitmap.ts';
import { captureBuiltPages } from './builtPages.ts';
import { launchOptionsOf } from './project.ts';
import { baselineFile } from './results.ts';
import { screenshotsIn } from './select.ts';
import { temporaryFolder, writeFile } from './testing.ts';

const PAGE = `<body style="background: #00f"><script>document.body.style.background = '#f00'</script>`;
const BUILD = `
  const fs = require('node:fs');
  fs.mkdirSync('site/towns', { recursive: true });
  for (const name of ['index', 'towns/galion']) fs.writeFileSync('site/' + name + '.html', \`${PAGE}\`);
`;

test('captureBuiltPages builds the site and captures each page in both sizes, without JavaScript', async () => {
  const root = temporaryFolder();
  writeFile(join(root, 'build.cjs'), BUILD);
  const browser = () => ({ args: ['--no-sandbox'] });
  const project = { browser: () => launchOptionsOf({ browser }) };
  const folder = join(root, 'captures');
  const pages = { build: [process.execPath, 'build.cjs'] as [string, string], folder: 'site' };
  await captureBuiltPages(project, pages, root, folder);
  expect(screenshotsIn(folder)).toEqual([
    'page-desktop/home',
    'page-desktop/towns~galion',
    'page-mobile/home',
    'page-mobile/towns~galion',
  ]);
  const bitmap = await readBitmap(baselineFile(folder, 'page-mobile/home'));
  expect(bitmap?.width).toBe(390);
  expect([...(bitmap?.pixels.subarray(0, 3) ?? [])]).toEqual([0, 0, 252]);
});
