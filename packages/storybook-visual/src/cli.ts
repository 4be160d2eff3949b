#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { Command, CommanderError } from 'commander';
import { acceptMatching, requireRun } from './accept.ts';
import { findResultsFolder } from './artifact.ts';
import { acquireLock, NotCompared, reportNotCompared } from './lock.ts';
import { loadProject } from './project.ts';
import { reviewApp } from './reviewApp.ts';
import { compareWithBaselines, compareWithVersion, replaceBaselines, reportRun } from './run.ts';

type CompareOptions = {
  against?: string | true;
  pages?: true;
  removeOrphans?: true;
  newEnvironment?: true;
};
type ReviewOptions = { accept?: string[] | true; from?: string; port: string; open: boolean };

const NOT_COMPARED = 3;
const INTERRUPTED = 130;

/** @returns the exit code. */
async function compare(options: CompareOptions): Promise<number> {
  const { against, pages = false, removeOrphans = false, newEnvironment } = options;
  if (pages && against === undefined) {
    throw new NotCompared('The built pages have no baselines: --against <ref> --pages.');
  }
  const project = await loadProject();
  acquireLock(project.cache);
  if (newEnvironment) {
    console.log(`${replaceBaselines(project)} baselines of this environment.`);
    return 0;
  }
  const run = await (against === undefined
    ? compareWithBaselines(project, { removeOrphans })
    : compareWithVersion(project, against === true ? '' : against, { pages }));
  return reportRun(project, run);
}

function reportInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // While a command runs, runCommand's own listener ends it, and then this process.
    process.on(signal, () => process.listenerCount(signal) > 1 || process.exit(INTERRUPTED));
  }
  process.once('exit', (code) => {
    if (code === INTERRUPTED)
      process.exitCode = reportNotCompared(new NotCompared('The run was interrupted.'));
  });
}

function reportNotReviewed({ message }: Error): void {
  console.error(message);
  process.exitCode = NOT_COMPARED;
}

async function review({ accept, from, port, open }: ReviewOptions): Promise<void> {
  const project = await loadProject();
  if (from !== undefined) project.results = findResultsFolder(project, from);
  if (accept) {
    acquireLock(project.cache);
    return acceptMatching(project, accept === true ? [] : accept);
  }
  requireRun(project.results);
  const server = reviewApp(project).listen(Number(port), '127.0.0.1', (error?: Error) => {
    if (error) return reportNotReviewed(error);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    console.log(`The review of the last run: ${address} (Ctrl-C ends it)`);
    if (!open) return;
    const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
    // On a machine without a desktop, only the printed URL is available.
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref();
  });
}

const program = new Command('storybook-visual')
  .description(
    'Compares what the last story tests captured. Exit code 0: all the same, 1: something differs, 3: not compared.',
  )
  .option('--against [ref]', 'another version; without a ref where this branch began')
  .option('--pages', 'with --against: the built pages too')
  .option('--remove-orphans', 'remove baselines that no story wants')
  .option('--new-environment', 'make all captures the baselines, from another browser or platform')
  .exitOverride()
  .action(async (options: CompareOptions) => {
    reportInterrupt();
    process.exitCode = await compare(options).catch(reportNotCompared);
  });

program
  .command('review')
  .description('open the page on which to accept differences of the last run')
  .option('--accept [patterns...]', 'accept without the page')
  .option('--from <folder>', 'a run that CI kept as an artifact')
  .option('--port <number>', 'where to serve the page', '0')
  .option('--no-open', 'print the address only')
  .action((options: ReviewOptions) => review(options).catch(reportNotReviewed));

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode && NOT_COMPARED;
}
