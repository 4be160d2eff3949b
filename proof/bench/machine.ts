import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import { findChromium } from '../../scripts/chromium.ts';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function commit(): string {
  try {
    const changed = run('git', 'status', '--porcelain', '--', 'src', 'server', 'scripts') !== '';
    return `${run('git', 'rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}

/** Whether other programs use more than a quarter of the CPU, which makes timings worse. */
export const isBusy = () => (loadavg()[0] ?? 0) > availableParallelism() / 4;

/** The machine and commit of the measurements. A load above the number of cores makes them worse. */
export function describeMachine() {
  return {
    taken: new Date().toISOString(),
    commit: commit(),
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
    chromium: run(findChromium(), '--version', '--no-sandbox'),
    loadAtStart: loadavg().map((load) => Number(load.toFixed(1))),
  };
}
