import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { placeOrder } from '#tests/support/shop.ts';
import { repeatUntilStopped, startProcess } from './resources.ts';
import { percentile, resultOf, type Result } from './result.ts';

const CLOSED_WITHIN = 12_000;
const P99 = 100;

const headers = 'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
type Kind = { name: string; first: string; drip: string; reads?: number };

const kinds: readonly Kind[] = [
  { name: 'silent', first: '', drip: '' },
  { name: 'slow headers', first: 'GET / HTTP/1.1\r\nHost: x\r\n', drip: 'X-A: b\r\n' },
  { name: 'slow body', first: `${headers}Content-Length: 30000\r\n\r\n{`, drip: ' ' },
  {
    name: 'slow chunks',
    first: `${headers}Transfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\n \r\n',
  },
  {
    name: 'slow reader',
    first: 'GET /images/large.webp HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(15),
    drip: '\r\n',
    reads: 1,
  },
];

/** Sockets that send or read very slowly are closed, and do not delay other visitors. */
export async function testSlowSockets(given: { sockets: number }): Promise<Result> {
  await using server = startProcess({ LIMIT_SOCKETS: '1000' });
  writeFileSync(join(server.buildDir, 'images/large.webp'), randomBytes(500_000));
  const url = await server.ready();
  for (let warm = 0; warm < 50; warm += 1) await placeOrder({ url });
  const port = Number(new URL(url).port);
  const lives = Array.from({ length: given.sockets }, (_, index) =>
    measureSocketLife(port, kinds[index % kinds.length]),
  );
  const endOrders = repeatUntilStopped(() => placeOrder({ url }), { pause: 20 });
  const oldest = Math.max(...(await Promise.all(lives)));
  const latencies = await endOrders();
  const p99 = percentile(latencies, 0.99);
  const slow: string[] = [];
  if (oldest > CLOSED_WITHIN) slow.push('a socket stayed');
  if (p99 > P99) slow.push('others waited');
  return resultOf(
    `${given.sockets} slow sockets: closed within 12 s, others' p99 under 100 ms`,
    `closed within ${(oldest / 1000).toFixed(1)} s, p99 ${p99.toFixed(0)} ms of ${latencies.length} orders`,
    [],
    slow,
  );
}

/** @returns how long the server kept the socket open, in milliseconds; at most twice the limit. */
function measureSocketLife(port: number, kind: Kind | undefined): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket: Socket = connect(port, '127.0.0.1', () => {
      if (kind?.first) socket.write(kind.first);
    });
    const drip = setInterval(() => {
      if (kind?.drip && socket.writable) socket.write(kind.drip);
      if (kind?.reads) socket.read(kind.reads);
    }, 1_000);
    const giveUp = setTimeout(() => socket.destroy(), 2 * CLOSED_WITHIN);
    if (kind?.reads) socket.pause();
    else socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve(performance.now() - began);
    });
  });
}
