import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export type BuildFigures = {
  seconds: number;
  /** The first of these seconds, until what is served is compressed. */
  beforeCompressing: number;
  peakMiB: number;
};

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

/** Begins to build the whole site anew. `ended` rejects when the build fails. */
function startBuild() {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The build failed: run `npm run build` to see why.');
  });
  return { child, ended };
}

/** How long a whole build takes. */
async function timeOfBuild(): Promise<Pick<BuildFigures, 'seconds' | 'beforeCompressing'>> {
  const begun = performance.now();
  const secondsSince = () => (performance.now() - begun) / 1000;
  let beforeCompressing = NaN;
  const { child, ended } = startBuild();
  child.stdout.on('data', (lines) => {
    if (String(lines).includes('Compressing')) beforeCompressing = secondsSince();
  });
  await ended;
  return { seconds: secondsSince(), beforeCompressing };
}

/** The most memory that a whole build has at once, in MiB. Linux only: else NaN. */
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

/** Builds twice: to look at the memory takes an eighth of a core, which the time must not have in it. */
export async function measureBuild(): Promise<BuildFigures> {
  return { ...(await timeOfBuild()), peakMiB: await peakOfBuild() };
}
