import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { acceptScreenshots } from './accept.ts';
import { baselineFile, hashOf, readRun, resultFile, writeRun, type Run } from './results.ts';
import { reviewApp } from './reviewApp.ts';
import { temporaryFolder, writeFile } from './testing.ts';

const CHANGED = 'desktop/button--primary';
const NEW = 'desktop/button--new';
const SAME = 'desktop/button--same';

let baselines: string;
let results: string;

const result = (screenshot: string, outcome: 'changed' | 'new' | 'same') => ({
  ...{ screenshot, outcome, fingerprint: '' },
});

function writeResults(run: Partial<Run> = {}): void {
  writeRun(results, {
    ...{ against: 'the baselines', acceptable: true, seconds: 1, gone: [], notes: [] },
    results: [result(CHANGED, 'changed'), result(NEW, 'new'), result(SAME, 'same')],
    ...run,
  });
}

const actual = (screenshot: string) => resultFile(results, screenshot, 'actual');
const baseline = (screenshot: string) => readFileSync(baselineFile(baselines, screenshot), 'utf8');
const withHash = (screenshot: string) => ({ screenshot, file: hashOf(actual(screenshot)) });
const accept = (...screenshots: string[]) =>
  acceptScreenshots({ baselines, results }, screenshots.map(withHash));

beforeEach(() => {
  const folder = temporaryFolder();
  baselines = join(folder, 'baselines');
  results = join(folder, 'results');
  writeFile(baselineFile(baselines, CHANGED), 'before');
  writeFile(resultFile(results, CHANGED, 'expected'), 'before');
  writeFile(actual(CHANGED), 'after');
  writeFile(actual(NEW), 'new');
  writeResults();
});

test('acceptScreenshots copies exactly the files that were compared', () => {
  accept(CHANGED, NEW);
  expect(baseline(CHANGED)).toBe('after');
  expect(baseline(NEW)).toBe('new');
  expect(readRun(results)?.accepted).toEqual([CHANGED, NEW]);
});

test('acceptScreenshots rejects a file that a newer run replaced, and changes no baseline', () => {
  const stale = [withHash(NEW), withHash(CHANGED)];
  writeFile(actual(CHANGED), 'later');
  expect(() => acceptScreenshots({ baselines, results }, stale)).toThrow(
    `A newer run has captured ${CHANGED} again: reload the page.`,
  );
  expect(baseline(CHANGED)).toBe('before');
  expect(() => baseline(NEW)).toThrow('ENOENT');
});

test('acceptScreenshots throws while a newer run is unfinished', () => {
  const stale = withHash(CHANGED);
  rmSync(join(results, 'run.json'));
  expect(() => acceptScreenshots({ baselines, results }, [stale])).toThrow(
    'There is no finished run: npm test -- stories',
  );
});

test('acceptScreenshots rejects a baseline that has changed since the run', () => {
  writeFile(baselineFile(baselines, CHANGED), 'pulled from git');
  expect(() => accept(CHANGED)).toThrow('has changed since the run');
  expect(baseline(CHANGED)).toBe('pulled from git');
});

test('acceptScreenshots reports a missing or truncated baseline, and writes no other baseline', () => {
  const file = baselineFile(baselines, CHANGED);
  const path = relative('.', file);
  for (const [text, problem] of [
    ['', 'cut short'],
    ['bef', 'cut short'],
    [undefined, 'missing'],
  ] as const) {
    if (text === undefined) rmSync(file);
    else writeFile(file, text);
    expect(() => accept(NEW, CHANGED)).toThrow(
      `The baseline ${path} is ${problem}: git checkout HEAD -- ${path}`,
    );
    expect(() => baseline(NEW)).toThrow('ENOENT');
  }
});

test('acceptScreenshots rejects unchanged screenshots, and all screenshots of an --against run', () => {
  expect(() => accept(SAME)).toThrow(`The last run has no ${SAME} to accept.`);
  writeResults({ acceptable: false, against: 'main' });
  expect(() => accept(CHANGED)).toThrow('The last run was against main');
});

async function withServer(act: (address: string) => Promise<void>): Promise<void> {
  const server = reviewApp({ baselines, results }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise((closed) => server.close(closed));
}

const post = (address: string, path: string, body: object, origin = address) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });

test('the review server accepts shown screenshots, and returns 409 if a newer run replaced them', () =>
  withServer(async (address) => {
    const page = await (await fetch(address)).text();
    expect(page).toContain(hashOf(actual(CHANGED)));
    const body = { shown: [withHash(CHANGED)] };
    expect((await post(address, '/accept', body)).status).toBe(200);
    expect(baseline(CHANGED)).toBe('after');
    const stale = { shown: [withHash(NEW)] };
    writeFile(actual(NEW), 'later');
    expect((await post(address, '/accept', stale)).status).toBe(409);
  }));

test('the review server rejects requests from other sites', () =>
  withServer(async (address) => {
    const body = { shown: [withHash(CHANGED)] };
    expect((await post(address, '/accept', body, 'http://evil.example')).status).toBe(403);
    expect(baseline(CHANGED)).toBe('before');
  }));
