import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runServer } from '#tests/support/processes.ts';
import { writeSite } from '#tests/support/site.ts';
import { othersLoad, percentile, skipped, timedResultOf, type Result } from './result.ts';

const BACK_WITHIN = 30_000;
const P99 = 200;
/**
 * What a process may keep of a flood in MB, beside what it kept of an earlier one: garbage that V8
 * has no reason yet to collect. The leak that this looks for left 43 MB a socket.
 */
const MEMORY_LEFT = 300;
const FILES_LEFT = 5;
const PICTURE = '/images/flood.webp';

/**
 * Target 19: sockets that ask for a picture many times in one go and never read leave neither
 * memory nor open files behind, and nobody else waits for them.
 */
export async function slowReaders(given: { sockets: number; requests: number }): Promise<Result> {
  const { sockets, requests } = given;
  const wanted = `${sockets} sockets that pipeline ${requests} requests and never read: memory and files back within 30 s, others' p99 under 200 ms`;
  if (process.platform !== 'linux')
    return skipped(wanted, 'it counts the files of a process in /proc');
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-readers-'));
  const buildDir = writeSite();
  writeFileSync(join(buildDir, PICTURE), randomBytes(150_000));
  const server = runServer(dataDir, {
    BUILD_DIR: buildDir,
    LIMIT_SOCKETS: '1000',
  });
  try {
    const url = await server.ready();
    const pid = server.child.pid ?? 0;
    for (let warm = 0; warm < 50; warm += 1) await (await fetch(url + PICTURE)).arrayBuffer();
    const load = await othersLoad();
    const port = Number(new URL(url).port);
    const open = () => Array.from({ length: sockets }, () => neverRead(port, requests));
    const { files } = usageOf(pid);
    const first = open();
    await wait(3_000);
    for (const { end } of first) end();
    await wait(1_000);
    const before = { files, memory: usageOf(pid).memory };
    const flood = open();
    const began = performance.now();
    const latencies: number[] = [];
    let worst = before;
    let now = usageOf(pid);
    const isBack = () =>
      flood.every(({ isClosed }) => isClosed()) &&
      now.files <= before.files + FILES_LEFT &&
      now.memory <= before.memory + MEMORY_LEFT;
    do {
      const asked = performance.now();
      await (await fetch(`${url}/`)).text();
      latencies.push(performance.now() - asked);
      await wait(20);
      now = usageOf(pid);
      worst = {
        files: Math.max(worst.files, now.files),
        memory: Math.max(worst.memory, now.memory),
      };
    } while (!isBack() && performance.now() - began < BACK_WITHIN);
    const took = performance.now() - began;
    for (const { end } of flood) end();
    await wait(500);
    now = usageOf(pid);
    const p99 = percentile(latencies, 0.99);
    const problems: string[] = [];
    if (took >= BACK_WITHIN) problems.push('not back');
    const slow = p99 > P99 ? ['others waited'] : [];
    return timedResultOf(
      wanted,
      `at worst ${worst.files - before.files} files and ${worst.memory - before.memory} MB more, back after ${(took / 1000).toFixed(1)} s, ` +
        `${now.files - before.files} files and ${now.memory - before.memory} MB left when all had gone, p99 ${p99.toFixed(0)} ms of ${latencies.length} pages`,
      { problems, slow, loads: [load, await othersLoad()] },
    );
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(dirname(buildDir), { recursive: true, force: true });
  }
}

/** Open files, and memory in MB. */
function usageOf(pid: number): { files: number; memory: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    files: readdirSync(`/proc/${pid}/fd`).length,
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
  };
}

function neverRead(port: number, requests: number): { isClosed(): boolean; end(): void } {
  let closed = false;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(`GET ${PICTURE} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests));
  });
  socket.pause();
  // A paused socket hears of its end only when it writes: a lone line end is no request.
  const probe = setInterval(() => socket.write('\r\n'), 500);
  socket.on('error', () => {});
  socket.on('close', () => {
    closed = true;
    clearInterval(probe);
  });
  return { isClosed: () => closed, end: () => socket.destroy() };
}
