import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type BuildFigures = { seconds: number; peakMiB: number };

/** The resident memory of a process and of all that it started, in MiB. Linux only: else NaN. */
function memoryOf(root: number): number {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      resident.set(pid, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It ended meanwhile.
    }
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), resident.get(pid) ?? 0);
  return sum(root);
}

/** Builds the whole site anew and watches how long it takes and how much memory. */
export async function measureBuild(): Promise<BuildFigures> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'ignore' });
  const { pid } = child;
  let peakMiB = process.platform === 'linux' ? 0 : NaN;
  const watch = setInterval(() => {
    if (pid !== undefined) peakMiB = Math.max(peakMiB, memoryOf(pid));
  }, 100);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(watch);
  if (code !== 0) throw new Error('The build failed: run `npm run build` to see why.');
  return { seconds: (performance.now() - begun) / 1000, peakMiB };
}
