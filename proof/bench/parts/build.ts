import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { atMost } from '../figures.ts';
import type { Part } from './part.ts';

/**
 * The memory of a process and of all that it started, in MiB; what several of them share, such as
 * Node's own code, counts once. Linux only.
 */
function memoryOf(root: number): number {
  const children = new Map<number, number[]>();
  const read = (pid: number, file: string, line: RegExp) => {
    try {
      return Number(line.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // It ended meanwhile.
    }
  };
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const parent = read(pid, 'status', /^PPid:\s+(\d+)/m);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (total, child) => total + sum(child),
      read(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m) / 1024,
    );
  return sum(root);
}

/** Starts a build of the whole site. `ended` rejects when the build fails. */
function startBuild() {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The build failed: run `npm run build` to see why.');
  });
  return { child, ended };
}

/** How long a complete build takes, in seconds. */
async function timeOfBuild(): Promise<number> {
  const begun = performance.now();
  await startBuild().ended;
  return (performance.now() - begun) / 1000;
}

/** The most memory that a complete build has at once, in MiB. Linux only: else NaN. */
async function peakOfBuild(): Promise<number> {
  if (process.platform !== 'linux') return NaN;
  const { child, ended } = startBuild();
  let peak = 0;
  const watch = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, memoryOf(child.pid));
  }, 100);
  await ended.finally(() => clearInterval(watch));
  return peak;
}

/** Builds twice: watching the memory takes an eighth of a core, which the time must not include. */
export async function buildRows(): Promise<Part> {
  const seconds = await timeOfBuild();
  const peak = await peakOfBuild();
  return {
    rows: [
      atMost({ what: 'build of 78 pages', limit: 12, seen: seconds, unit: ' s', digits: 1 }),
      atMost({ what: 'build: most memory at once', limit: 700, seen: peak, unit: ' MiB' }),
    ],
  };
}
