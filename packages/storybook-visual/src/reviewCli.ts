#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { acceptableScreenshots, acceptScreenshots, hashOf, requireRun } from './accept.ts';
import { findResultsFolder } from './artifact.ts';
import { acquireLock } from './lock.ts';
import { loadProject, type Project } from './project.ts';
import { resultFile } from './results.ts';
import { reviewApp } from './reviewApp.ts';
import { matchScreenshots, requireModes } from './select.ts';

// Opens the review page of the last run; `--accept [patterns]` accepts without a page, `--from
// <folder>` uses a run from a CI artifact.

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      accept: { type: 'boolean', default: false },
      from: { type: 'string' },
      mode: { type: 'string', multiple: true, default: [] },
      port: { type: 'string', default: '0' },
      open: { type: 'boolean', default: true },
    },
  });

type Options = ReturnType<typeof readOptions>;

function acceptMatching({ baselines, results, cache, modes }: Project, options: Options): void {
  const { values, positionals } = options;
  const run = requireRun(results);
  if (!run.acceptable) throw new Error(`The last run was against ${run.against}: npm run visual`);
  acquireLock(cache);
  requireModes(modes, values.mode);
  const all = acceptableScreenshots(run);
  const unknown = positionals.find(
    (pattern) => matchScreenshots(all, [pattern], values.mode).length === 0,
  );
  if (unknown !== undefined) throw new Error(`The last run has no ${unknown} to accept.`);
  const chosen = matchScreenshots(all, positionals, values.mode);
  acceptScreenshots(
    { baselines, results },
    chosen.map((screenshot) => ({
      screenshot,
      file: hashOf(resultFile(results, screenshot, 'actual')),
    })),
  );
  for (const screenshot of chosen) console.log(screenshot);
  console.log(`${chosen.length} of ${all.length} accepted.`);
}

function printError({ message }: Error): void {
  console.error(message.replace(/(?<=\.) To specify a positional.*/, ''));
  process.exitCode = 3;
}

function serveReview(project: Project, { values }: Options): void {
  requireRun(project.results);
  const server = reviewApp(project).listen(Number(values.port), '127.0.0.1', (error?: Error) => {
    if (error) return printError(error);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    console.log(`The review of the last run: ${address} (Ctrl-C ends it)`);
    if (!values.open) return;
    const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
    // On a machine without a desktop, only the printed URL is available.
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref();
  });
}

try {
  const options = readOptions();
  const { from } = options.values;
  const project = await loadProject();
  if (from !== undefined) project.results = await findResultsFolder(project, from);
  if (options.values.accept) acceptMatching(project, options);
  else serveReview(project, options);
} catch (error) {
  printError(error as Error);
}
