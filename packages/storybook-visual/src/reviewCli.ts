#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { acceptMatching, requireRun } from './accept.ts';
import { findResultsFolder } from './artifact.ts';
import { acquireLock } from './lock.ts';
import { loadProject, type Project } from './project.ts';
import { reviewApp } from './reviewApp.ts';

// Opens the review page of the last run; `--accept [patterns]` accepts without a page, `--from
// <folder>` uses a run from a CI artifact.

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      accept: { type: 'boolean', default: false },
      from: { type: 'string' },
      port: { type: 'string', default: '0' },
      open: { type: 'boolean', default: true },
    },
  });

type Options = ReturnType<typeof readOptions>;

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
  if (from !== undefined) project.results = findResultsFolder(project, from);
  if (options.values.accept) {
    acquireLock(project.cache);
    acceptMatching(project, options.positionals);
  } else serveReview(project, options);
} catch (error) {
  printError(error as Error);
}
