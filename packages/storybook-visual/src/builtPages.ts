import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { decodeImage, writeBitmap } from './bitmap.ts';
import { runCommand, lastLines } from './command.ts';
import type { Config } from './config.ts';
import { NotCompared } from './lock.ts';
import type { Project } from './project.ts';
import { baselineFile } from './results.ts';

/** The prefix of modes for built pages, which have no story. */
export const PAGE_MODE = 'page-';

const viewports = {
  [`${PAGE_MODE}desktop`]: { width: 1280, height: 900 },
  [`${PAGE_MODE}mobile`]: { width: 390, height: 844 },
};

/** Builds the site of a version and captures all its pages, without JavaScript. */
export async function captureBuiltPages(
  { browser: launchOptions, context: options }: Pick<Project, 'browser' | 'context'>,
  { build: [name, ...args], folder: built }: NonNullable<Config['pages']>,
  root: string,
  folder: string,
): Promise<void> {
  const { status, output } = await runCommand(name, args, { cwd: root });
  if (status !== 0) throw new NotCompared(`The build of ${root} fails.\n${lastLines(output)}`);
  const site = resolve(root, built);
  const serve = sirv(site, { extensions: ['html'] });
  await using server = createServer((request, response) => serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await using browser = await chromium.launch(launchOptions());
  const paths = globSync('**/*.html', { cwd: site }).map((file) =>
    file.replace(/(\/?index)?\.html$/, ''),
  );
  for (const [mode, viewport] of Object.entries(viewports)) {
    await using page = await browser.newPage({
      ...{ ...options, viewport, javaScriptEnabled: false, reducedMotion: 'reduce' },
    });
    for (const path of paths) {
      await page.goto(`${origin}/${path}`, { waitUntil: 'load' });
      const screenshot = await page.screenshot({
        ...{ fullPage: true, animations: 'disabled', scale: 'css' },
      });
      const file = `${mode}/${path === '' ? 'home' : path.replaceAll('/', '~')}`;
      await writeBitmap(baselineFile(folder, file), await decodeImage(screenshot));
    }
  }
}
