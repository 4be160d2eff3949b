#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acquireLock, NotCompared } from './lock.ts';
import { loadProject } from './project.ts';
import { renderPage, summarizeRun } from './report.ts';
import { writeRun, type Result, type Run } from './results.ts';
import { compareWithBaselines, compareWithVersion } from './run.ts';
import { headCommit } from './versions.ts';

// Captures and compares stories. Exit code 0: nothing changed. 1: something did. 3: not compared.

const usage = `storybook-visual [patterns]    a story's id, or mode/id; * stands for anything
  --mode <mode>        one mode alone; may be given more than once
  --update             makes what is captured the baselines
  --new-environment    with --update: replaces baselines of another browser or platform
  --against <ref>      compares with another version; without a ref with where this branch began
  --pages              with --against: the built pages too
  --repeat <n>         runs n times, to find unstable stories
  --remove-orphans     removes baselines that no story wants`;

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
      allowPositionals: true,
      options: {
        ...{
          update: flag,
          'new-environment': flag,
          pages: flag,
          'remove-orphans': flag,
          help: flag,
        },
        against: { type: 'string' },
        mode: { type: 'string', multiple: true, default: [] },
        repeat: { type: 'string', default: '1' },
      },
    });
  } catch (error) {
    throw new NotCompared(`${(error as Error).message.split('. ', 1)[0]}.`);
  }
}

function printResults(run: Run): void {
  const listScreenshots = (title: string, screenshots: readonly string[]) => {
    if (screenshots.length > 0) console.log(`\n${title}:\n  ${screenshots.join('\n  ')}`);
  };
  const withOutcome = (outcome: Result['outcome']) =>
    run.results.filter((result) => result.outcome === outcome).map(({ screenshot }) => screenshot);
  listScreenshots('New', withOutcome('new'));
  listScreenshots('Gone', run.gone);
  listScreenshots('Changed', withOutcome('changed'));
  listScreenshots('Not stable', withOutcome('unstable'));
  listScreenshots('Needed a retry', run.retried);
  for (const note of run.notes) console.log(note);
  console.log(`\n${summarizeRun(run)}`);
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { against, update, pages, mode: modes } = values;
  if (pages && against === undefined) {
    throw new NotCompared('The built pages have no baselines: --against <ref> --pages.');
  }
  if (update && against !== undefined) {
    throw new NotCompared('Another version has no baselines to update.');
  }
  const options = {
    ...{ patterns: positionals, modes, update, pages },
    newEnvironment: values['new-environment'],
    removeOrphans: values['remove-orphans'],
    repeat: Number(values.repeat),
  };
  if (!/^[1-9]\d*$/.test(values.repeat)) throw new NotCompared('--repeat needs a number.');
  const started = Date.now();
  const project = await loadProject();
  acquireLock(project.cache);
  const { passed, ...finished } = await (against === undefined
    ? compareWithBaselines(project, options)
    : compareWithVersion(project, against, options));
  const commit = headCommit(project.root);
  const run: Run = {
    ...finished,
    ...(commit && { commit }),
    seconds: Math.round((Date.now() - started) / 1000),
  };
  writeRun(project.results, run);
  const report = join(project.results, 'index.html');
  writeFileSync(report, await renderPage(run, project.results));
  printResults(run);
  console.log(`Report: ${report}`);
  const asBefore = run.results.every(({ outcome }) => outcome === 'same' || outcome === 'updated');
  return passed && asBefore && run.gone.length + run.notes.length === 0 ? 0 : 1;
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
