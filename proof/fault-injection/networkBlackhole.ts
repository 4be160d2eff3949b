import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { listen } from '#tests/support/freePort.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { post } from '#tests/support/server.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { repeatUntilStopped, startProcess, disposeByStop, terminate } from './resources.ts';
import { resultOf, type Result } from './result.ts';

/**
 * The network between server and PostgreSQL drops all packets: nothing is closed, nothing arrives.
 * Writes get 503 within 5 s, everything works 10 s after the network is back, and the server stops
 * on SIGTERM.
 */
export async function testNetworkBlackhole(given: {
  seconds: number;
  buyers: number;
}): Promise<Result> {
  await using postgres = disposeByStop(await startPostgres());
  const databaseUrl = new URL(await postgres.createDatabase());
  using network = await startProxy(Number(databaseUrl.port));
  databaseUrl.port = String(network.port);
  await using server = startProcess({ DATABASE_URL: databaseUrl.href, LOG_LEVEL: 'fatal' });
  const problems: string[] = [];
  const url = await server.ready();
  await Promise.all(Array.from({ length: 10 }, () => placeOrder({ url })));
  network.dropPackets();
  const endWrites = repeatUntilStopped(
    async (lane) => {
      const { status } = await (lane % 2
        ? post({ url }, '/api/orders', pickupOrder)
        : post({ url }, '/api/contact', contactMessage));
      if (status !== 503) problems.push(`a write is ${status}`);
    },
    { lanes: given.buyers },
  );
  await wait(given.seconds * 1_000);
  const times = await endWrites();
  const slowest = Math.max(...times);
  if (slowest > 5_000) problems.push('refused too late');

  network.comeBack();
  const back = performance.now();
  while ((await post({ url }, '/api/orders', pickupOrder)).status !== 200) await wait(50);
  const well = performance.now() - back;
  if (well > 10_000) problems.push('not well again');
  const { status } = await fetch(`${url}/healthz`);
  if (status !== 200) problems.push(`healthz is ${status}`);

  network.dropPackets();
  await wait(100);
  const last = post({ url }, '/api/orders', pickupOrder).catch(() => {});
  const stopped = await terminate(server, problems);
  await last;
  return resultOf(
    `a network that drops packets for ${given.seconds} s: 503 within 5 s, well within 10 s of its return, SIGTERM obeyed`,
    `${times.length} refused after ${(slowest / 1000).toFixed(1)} s at most, well after ${(well / 1000).toFixed(1)} s, ended ${(stopped / 1000).toFixed(1)} s after SIGTERM`,
    problems,
  );
}

/** A proxy to a local port, which can be told to drop all bytes. */
async function startProxy(target: number) {
  const sockets = new Set<Socket>();
  let isDropping = false;
  const network = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!isDropping) to.destroy();
      });
      if (isDropping) from.pause();
    }
  });
  return {
    port: await listen(network),
    dropPackets: () => {
      isDropping = true;
      for (const socket of sockets) socket.pause();
    },
    comeBack: () => {
      isDropping = false;
      for (const socket of sockets) socket.resume();
    },
    [Symbol.dispose]: () => {
      network.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
