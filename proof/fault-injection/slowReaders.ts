import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Flood } from './neverRead.ts';
import { repeatUntilStopped, startProcess } from './resources.ts';
import { percentile, skipped, resultOf, type Result } from './result.ts';

const BACK_WITHIN = 30_000;
const P99 = 200;
/**
 * MB that memory may grow between two floods: garbage that V8 has not collected yet. The leak that
 * this test detects kept 43 MB per socket.
 */
const MEMORY_LEFT = 300;
const FILES_LEFT = 5;
const PICTURE = '/images/flood.webp';

/**
 * Sockets that pipeline many requests for an image and never read the responses leak neither memory
 * nor open files, and do not delay other visitors.
 */
export async function testSlowReaders(given: {
  sockets: number;
  requests: number;
}): Promise<Result> {
  const { sockets, requests } = given;
  const wanted = `${sockets} sockets that pipeline ${requests} requests and never read: memory and files back within 30 s, others' p99 under 200 ms`;
  if (process.platform !== 'linux')
    return skipped(wanted, 'it counts the files of a process in /proc');
  await using server = startProcess({ LIMIT_SOCKETS: '1000' });
  writeFileSync(join(server.buildDir, PICTURE), randomBytes(150_000));
  const url = await server.ready();
  const pid = server.child.pid ?? 0;
  for (let warm = 0; warm < 50; warm += 1) await (await fetch(url + PICTURE)).arrayBuffer();
  const startImageFlood = () =>
    startFlood({ port: Number(new URL(url).port), path: PICTURE, sockets, requests });
  const { files } = measureUsage(pid);
  const first = startImageFlood();
  await wait(3_000);
  await first.end();
  await wait(1_000);
  const before = { files, memory: measureUsage(pid).memory };
  const second = startImageFlood();
  const began = performance.now();
  const endVisits = repeatUntilStopped(async () => (await fetch(url)).text(), { pause: 20 });
  let worst = before;
  let now = measureUsage(pid);
  const areResourcesReleased = () =>
    second.isClosed() &&
    now.files <= before.files + FILES_LEFT &&
    now.memory <= before.memory + MEMORY_LEFT;
  do {
    await wait(20);
    now = measureUsage(pid);
    worst = {
      files: Math.max(worst.files, now.files),
      memory: Math.max(worst.memory, now.memory),
    };
  } while (!areResourcesReleased() && performance.now() - began < BACK_WITHIN);
  const took = performance.now() - began;
  await wait(Math.max(0, BACK_WITHIN - took));
  const latencies = await endVisits();
  await second.end();
  const p99 = percentile(latencies, 0.99);
  const problems = took >= BACK_WITHIN ? ['not back'] : [];
  const slow = p99 > P99 ? ['others waited'] : [];
  return resultOf(
    wanted,
    `at worst ${worst.files - before.files} files and ${worst.memory - before.memory} MB more, back after ${(took / 1000).toFixed(1)} s, p99 ${p99.toFixed(0)} ms of ${latencies.length} pages in those 30 s`,
    problems,
    slow,
  );
}

/** Open file descriptors, and memory in MB. */
function measureUsage(pid: number): { files: number; memory: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    files: readdirSync(`/proc/${pid}/fd`).length,
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
  };
}

function startFlood(flood: Flood): { isClosed(): boolean; end(): Promise<unknown> } {
  const worker = new Worker(new URL('./neverRead.ts', import.meta.url), { workerData: flood });
  let closed = false;
  worker.once('message', () => (closed = true));
  return { isClosed: () => closed, end: () => worker.terminate() };
}
