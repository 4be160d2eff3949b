import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { limitRow, type Row } from '../figures.ts';

/**
 * The memory of a process group, in MiB; shared memory, such as Node's code, counts once. Linux
 * only.
 */
function memoryOfGroup(group: number): number {
  const sizes = globSync('/proc/[0-9]*').map((folder) => {
    try {
      const [, , itsGroup] =
        readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (Number(itsGroup) !== group) return 0;
      const [, size] = /^Pss:\s+(\d+)/m.exec(readFileSync(`${folder}/smaps_rollup`, 'utf8')) ?? [];
      return Number(size) / 1024;
    } catch {
      return 0; // The process has ended.
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds the complete site. @returns its seconds, and the peak memory that `look` measured. */
async function buildSite(look: (pid: number) => number) {
  // An unchanged site is not built again.
  rmSync('build', { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'ignore', detached: true });
  let peak = NaN;
  const watch = setInterval(() => (peak = Math.max(peak || 0, look(child.pid ?? 0))), 100);
  const [code] = await once(child, 'exit').finally(() => clearInterval(watch));
  if (code !== 0) throw new Error('The build failed: run `npm run build` to see why.');
  return { seconds: (performance.now() - began) / 1000, peak };
}

/** Builds twice: measuring memory uses an eighth of a core, which must not count as build time. */
export async function buildRows(): Promise<Row[]> {
  const { seconds } = await buildSite(() => NaN);
  const { peak } = await buildSite(process.platform === 'linux' ? memoryOfGroup : () => NaN);
  return [
    limitRow({ what: 'build of 78 pages', limit: 20, seen: seconds, unit: ' s', digits: 1 }),
    limitRow({ what: 'build: most memory at once', limit: 700, seen: peak, unit: ' MiB' }),
  ];
}
