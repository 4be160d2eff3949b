import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLedgerGateway } from '#tests/support/ledger.ts';
import { buildRequestBytes, sendRaw } from '#tests/support/rawHttp.ts';
import { newKey, startTestServer, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { paymentFor, placeOrder } from '#tests/support/shop.ts';

let server: TestServer;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function open(port: number): Promise<{ isClosed: () => boolean; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let closed = false;
  socket.on('error', () => {});
  socket.on('close', () => (closed = true));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { isClosed: () => closed, socket };
}

const get = (path: string, header = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`;
const page = get('/api/services');
const last = get('/api/services', 'Connection: close\r\n');

describe('the connections of one address', () => {
  it('are closed above the per-IP limit until earlier ones close', async () => {
    server = await startTestServer({ config: { socketsPerAddress: 3 } });
    const first = [await open(server.port), await open(server.port), await open(server.port)];
    const fourth = await open(server.port);
    await until(fourth.isClosed);
    expect(first.map(({ isClosed }) => isClosed())).toEqual([false, false, false]);
    first[0]?.socket.destroy();
    await until(async () => (await sendRaw(server.port, last)).startsWith('HTTP/1.1 200'));
  });

  it('are not limited behind a trusted proxy', async () => {
    server = await startTestServer({ config: { socketsPerAddress: 1, trustProxy: 1 } });
    await open(server.port);
    expect(await sendRaw(server.port, last)).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('pipelined requests', () => {
  it('are processed one after another', async () => {
    const gateway = createLedgerGateway();
    server = await startTestServer({ gateway });
    const letGo = gateway.hold();
    const payment = paymentFor(await placeOrder(server));
    const key = { 'Idempotency-Key': newKey(), Connection: 'keep-alive' };
    const answers = sendRaw(
      server.port,
      Buffer.concat([
        buildRequestBytes('/api/payments/process', payment, key),
        Buffer.from(page + last),
      ]),
    );
    await until(() => gateway.calls.length === 1);
    await fetch(`${server.url}/api/products`);
    expect(server.logged()).not.toContain('/api/services');
    letGo();
    expect((await answers).match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    expect(server.logged()).toContain('/api/services');
  });

  it('close their connection above the limit', async () => {
    server = await startTestServer();
    expect(
      (await sendRaw(server.port, page.repeat(10) + last)).match(/HTTP\/1\.1 200/g),
    ).toHaveLength(11);
    const { socket, isClosed } = await open(server.port);
    socket.write(page.repeat(300));
    await until(isClosed);
  });
});
