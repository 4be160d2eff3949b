#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { acquireLock, NotCompared } from './lock.ts';
import { loadProject } from './project.ts';
import { compareWithBaselines, compareWithVersion, replaceBaselines, reportRun } from './run.ts';

// Compares what the last story tests captured. Exit code 0: nothing changed. 1: something did. 3:
// not compared.

const usage = `storybook-visual         compares what the last story tests captured
  --against <ref>      compares with another version; without a ref with where this branch began
  --pages              with --against: the built pages too
  --remove-orphans     removes baselines that no story wants
  --new-environment    makes all captures the baselines, from another browser or platform`;

function readOptions() {
  // parseArgs rejects an option without its value: pass `--against` alone as `--against=`.
  const args = process.argv.slice(2).flatMap((argument, at, all) => {
    const alone = argument === '--against' && (all[at + 1] ?? '-').startsWith('-');
    return alone ? ['--against='] : [argument];
  });
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      options: {
        ...{ 'new-environment': flag, pages: flag, 'remove-orphans': flag, help: flag },
        against: { type: 'string' },
      },
    });
  } catch (error) {
    throw new NotCompared(`${(error as Error).message.split('. ', 1)[0]}.`);
  }
}

async function main(): Promise<number> {
  const { against, pages, help, ...values } = readOptions().values;
  if (help) {
    console.log(usage);
    return 0;
  }
  if (pages && against === undefined) {
    throw new NotCompared('The built pages have no baselines: --against <ref> --pages.');
  }
  const project = await loadProject();
  acquireLock(project.cache);
  if (values['new-environment']) {
    console.log(`${replaceBaselines(project)} baselines of this environment.`);
    return 0;
  }
  const run = await (against === undefined
    ? compareWithBaselines(project, { removeOrphans: values['remove-orphans'] })
    : compareWithVersion(project, against, { pages }));
  return reportRun(project, run);
}

const INTERRUPTED = 130;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // While a command runs, runCommand's own listener ends it, and then this process.
  process.on(signal, () => process.listenerCount(signal) > 1 || process.exit(INTERRUPTED));
}
process.once('exit', (code) => {
  if (code !== INTERRUPTED) return;
  console.error('Not compared. The run was interrupted.');
  process.exitCode = 3;
});

try {
  process.exitCode = await main();
} catch (error) {
  const { code, syscall = '', path, message } = error as NodeJS.ErrnoException & Error;
  const isMissing = code === 'ENOENT' && syscall.startsWith('spawn');
  if (!(error instanceof NotCompared) && !isMissing && code !== 'ENOSPC') throw error;
  const reasons: Record<string, string> = {
    ENOENT: `There is no ${path} on the PATH.`,
    ENOSPC: 'No space is left on the disk.',
  };
  console.error(`Not compared. ${reasons[code ?? ''] ?? message}`);
  process.exitCode = 3;
}
