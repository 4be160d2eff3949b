import { describe, expect, it } from 'vitest';
import { paymentRefusals } from '#contract/refusals.ts';
import { createCardTries, defaultCardTries } from '#server/http/limits.ts';
import { createLog } from '#server/log.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

describe('declined cards', () => {
  function setUpLimiter() {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const tryCard = createCardTries(defaultCardTries, undefined, log);
    const createPayment =
      (declined: boolean) =>
      (ip: string, paying: Promise<unknown> = Promise.resolve()) => {
        const isDeclined = () => declined;
        return tryCard(ip, () => paying, isDeclined);
      };
    return { decline: createPayment(true), succeed: createPayment(false), lines };
  }
  const listAddresses = (count: number, ip: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ip(index));

  it('block payments from an IP address after the sixth decline, with Retry-After', async () => {
    const { decline, succeed } = setUpLimiter();
    for (const ip of listAddresses(6, () => '192.0.2.1')) await decline(ip);
    const refused = { status: 429, message: paymentRefusals.tooManyDeclines(600), retryAfter: 600 };
    await expect(decline('192.0.2.1')).rejects.toMatchObject(refused);
    await expect(succeed('192.0.2.1')).rejects.toMatchObject(refused);
    await succeed('192.0.2.2');
  });

  it('are not counted for payments that succeed or fail for another reason', async () => {
    const { decline, succeed } = setUpLimiter();
    for (const ip of listAddresses(30, () => '192.0.2.1')) await succeed(ip);
    for (const ip of listAddresses(30, () => '192.0.2.1')) {
      await expect(succeed(ip, Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    }
    for (const ip of listAddresses(6, () => '192.0.2.1')) await decline(ip);
  });

  it('are not mentioned in the 429 message when payments in flight reach the limit', async () => {
    const { succeed } = setUpLimiter();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const underWay = listAddresses(6, () => '192.0.2.1').map((ip) => succeed(ip, promise));
    await expect(succeed('192.0.2.1')).rejects.toMatchObject({
      status: 429,
      message: paymentRefusals.busy,
    });
    resolve(undefined);
    await Promise.all(underWay);
    await succeed('192.0.2.1');
  });

  it.each([
    ['IPv6 /48', (index: number) => `2001:db8:1:${index.toString(16)}::1`, '2001:db8:2::1'],
    ['IPv4 /24', (index: number) => `192.0.2.${index}`, '192.0.3.1'],
  ])(
    'block a network after its sixtieth decline (%s), while another network can pay',
    async (_name, ip, other) => {
      const { decline, succeed } = setUpLimiter();
      for (const address of listAddresses(60, ip)) await decline(address);
      await expect(succeed(ip(60))).rejects.toMatchObject({
        message: paymentRefusals.tooManyDeclines(600),
      });
      await succeed(other);
    },
  );

  it('are logged in one warning when there are more than 30 in an hour', async () => {
    const { decline, lines } = setUpLimiter();
    for (const ip of listAddresses(30, (index) => `10.0.${index}.1`)) await decline(ip);
    expect(lines).toEqual([]);
    for (const ip of listAddresses(30, (index) => `10.1.${index}.1`)) await decline(ip);
    expect(lines).toEqual([expect.stringMatching(/"warn".*many cards were declined/)]);
  });
});

describe.each(testDatabases())('requests that the gateway rejects on %s', (kind) => {
  const start = useServers(kind);

  it('do not count as declined cards of the address', async () => {
    const server = await start({ cardTries: [{ points: 2, seconds: 600 }] });
    for (let order = 0; order < 4; order += 1) {
      server.gateway.script.push('refuse');
      expect((await pay(server, await placeOrder(server))).status).toBe(200);
    }
    for (let order = 0; order < 2; order += 1) {
      server.gateway.script.push('decline');
      expect((await pay(server, await placeOrder(server))).status).toBe(200);
    }
    expect((await pay(server, await placeOrder(server))).status).toBe(429);
  });
});
