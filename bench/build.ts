import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type BuildFigures = {
  seconds: number;
  /** The last of these seconds, in which what is served is compressed. */
  compressing: number;
  peakMiB: number;
};

/**
 * The memory of a process and of all that it started, in MiB; what several of them share, such as
 * Node's own code, counts once. Linux only: else NaN.
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

/** Builds the whole site anew and watches how long it takes and how much memory. */
export async function measureBuild(): Promise<BuildFigures> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { pid } = child;
  let begunCompressing = NaN;
  child.stdout.on('data', (lines) => {
    if (String(lines).includes('Compressing')) begunCompressing = performance.now();
  });
  let peakMiB = process.platform === 'linux' ? 0 : NaN;
  const watch = setInterval(() => {
    if (pid !== undefined) peakMiB = Math.max(peakMiB, memoryOf(pid));
  }, 100);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(watch);
  if (code !== 0) throw new Error('The build failed: run `npm run build` to see why.');
  const ended = performance.now();
  return {
    seconds: (ended - begun) / 1000,
    compressing: (ended - begunCompressing) / 1000,
    peakMiB,
  };
}
