import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '#tests/support/processes.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { percentile, resultOf, type Result } from './result.ts';

const CLOSED_WITHIN = 12_000;
const P99 = 100;

const headers = 'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const kinds = [
  { name: 'silent', first: '', drip: '' },
  { name: 'slow headers', first: 'GET / HTTP/1.1\r\nHost: x\r\n', drip: 'X-A: b\r\n' },
  { name: 'slow body', first: `${headers}Content-Length: 30000\r\n\r\n{`, drip: ' ' },
  {
    name: 'slow chunks',
    first: `${headers}Transfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\n \r\n',
  },
];

/** Target 10: sockets that trickle are closed, and nobody else waits for them. */
export async function slowSockets(given: { sockets: number }): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-slow-'));
  const server = runScript('tests/support/serverProcess.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    BUILD_DIR: join(dataDir, 'no-build'),
    LOG_LEVEL: 'error',
  });
  try {
    const url = await server.ready();
    for (let warm = 0; warm < 50; warm += 1) await placeOrder({ url });
    const port = Number(new URL(url).port);
    const lives = Array.from({ length: given.sockets }, (_, index) =>
      trickle(port, kinds[index % kinds.length] ?? kinds[0]),
    );
    const latencies: number[] = [];
    let over = false;
    const others = (async () => {
      while (!over) {
        const began = performance.now();
        await placeOrder({ url });
        latencies.push(performance.now() - began);
        await wait(20);
      }
    })();
    const ages = await Promise.all(lives);
    over = true;
    await others;
    const oldest = Math.max(...ages);
    const p99 = percentile(latencies, 0.99);
    const problems: string[] = [];
    if (oldest > CLOSED_WITHIN) problems.push('a socket stayed');
    if (p99 > P99) problems.push('others waited');
    return resultOf(
      `${given.sockets} slow sockets: closed within 12 s, others' p99 under 100 ms`,
      `closed within ${(oldest / 1000).toFixed(1)} s, p99 ${p99.toFixed(0)} ms of ${latencies.length} orders`,
      problems,
    );
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns how long the server let the socket live, in milliseconds; at most twice what it may. */
function trickle(port: number, kind: (typeof kinds)[number] | undefined): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket: Socket = connect(port, '127.0.0.1', () => {
      if (kind?.first) socket.write(kind.first);
    });
    const drip = setInterval(() => {
      if (kind?.drip && socket.writable) socket.write(kind.drip);
    }, 1_000);
    const giveUp = setTimeout(() => socket.destroy(), 2 * CLOSED_WITHIN);
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve(performance.now() - began);
    });
  });
}
