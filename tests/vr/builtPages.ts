import { globSync, mkdirSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { baselineFile, pictureFile, type Result } from './compare.ts';
import { command, NotCompared, removeAtEnd } from './run.ts';
import { difference, fingerprint, isSame, readSight, see, writeSight } from './sight.ts';

const windows = {
  'page-desktop': { width: 1280, height: 900 },
  'page-mobile': { width: 390, height: 844 },
};

/** Builds the site of a version, and pictures all its pages into a folder, with JavaScript off. */
export async function pictureBuiltPages(project: string, folder: string): Promise<void> {
  const { status, said } = await command('npm', ['run', 'build'], { cwd: project });
  if (status !== 0) {
    throw new NotCompared(
      `The build of ${project} fails.\n${said.trim().split('\n').slice(-15).join('\n')}`,
    );
  }
  const site = resolve(project, 'build/client');
  const serve = sirv(site, { extensions: ['html'] });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const partial = `${folder}.partial`;
  const { keep } = removeAtEnd(partial);
  try {
    const paths = globSync('**/*.html', { cwd: site }).map((file) =>
      file.replace(/(\/?index)?\.html$/, ''),
    );
    for (const [name, viewport] of Object.entries(windows)) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`${origin}/${path}`, { waitUntil: 'load' });
        const picture = `${name}/${path === '' ? 'home' : path.replaceAll('/', '~')}`;
        const shot = await page.screenshot({
          fullPage: true,
          animations: 'disabled',
          scale: 'css',
        });
        await writeSight(baselineFile(picture, partial), await see(shot));
      }
      await context.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(partial, folder);
  keep();
}

const picturesIn = (folder: string) =>
  globSync('*/*.webp', { cwd: folder })
    .map((file) => file.replace(/\.webp$/, ''))
    .sort();

/** Holds the built pages of two versions against each other, from the folders of their pictures. */
export async function compareBuiltPages(before: string, now: string) {
  const results: Result[] = [];
  for (const picture of picturesIn(now)) {
    const expectedFile = baselineFile(picture, before);
    const actual = await readSight(baselineFile(picture, now));
    if (!actual) continue;
    const result = { picture, looks: 1, fingerprint: fingerprint(actual) };
    const expected = existsSync(expectedFile) ? await readSight(expectedFile) : undefined;
    if (expected && isSame(expected, actual)) {
      results.push({ ...result, outcome: 'same' });
      continue;
    }
    mkdirSync(dirname(pictureFile(picture, 'actual')), { recursive: true });
    copyFileSync(baselineFile(picture, now), pictureFile(picture, 'actual'));
    if (!expected) {
      results.push({ ...result, outcome: 'missing' });
      continue;
    }
    copyFileSync(expectedFile, pictureFile(picture, 'expected'));
    const { marked, count, region, shape } = difference(expected, actual);
    await writeSight(pictureFile(picture, 'difference'), marked);
    results.push({ ...result, outcome: 'different', count, region, shape });
  }
  const gone = picturesIn(before).filter((picture) => !existsSync(baselineFile(picture, now)));
  return { results, gone };
}
