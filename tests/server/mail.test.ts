import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { weekHours } from '#content/hours.ts';
import type { Order } from '#contract/orders.ts';
import { studio } from '#content/studio.ts';
import { closuresAhead } from '#lib/studioTime.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { PermanentMailError, type MailTransport } from '#server/mail/mail.ts';
import { requeue } from '#server/mail/outbox.ts';
import { createFileTransport } from '#server/mail/transports/files.ts';
import { createSmtpTransport } from '#server/mail/transports/smtp.ts';
import { listen } from '#tests/support/freePort.ts';
import { outboxRow, outgoingMail } from '#tests/support/outboxRow.ts';
import {
  createClock,
  post,
  startTestServer,
  createTransport,
  waitUntilAllSent,
  type TestServer,
  type TestServerOptions,
} from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, paymentFor, placeOrder } from '#tests/support/shop.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

const SECOND = 1000;

describe.each(testDatabases())('the outbox on %s', (kind) => {
  const start = useServers(kind);

  it('stores a message and its mail in one transaction, and mails the studio', async () => {
    const server = await start();
    const answer = await post(server, '/api/contact', contactMessage);
    expect(answer).toMatchObject({ status: 200, body: { received: true } });
    await until(() => server.sent.length === 1);
    expect(server.sent[0]).toMatchObject({
      to: { address: studio.email },
      replyTo: { address: contactMessage.email },
    });
    expect(server.sent[0]?.text).toContain(contactMessage.message);
    const { db } = server.database;
    expect(await db.selectFrom('messages').select('suspect').execute()).toEqual([
      { suspect: null },
    ]);
    await waitUntilAllSent(server);
  });

  it('retries with growing delays and the same id until the mail is accepted', async () => {
    const now = createClock();
    const { transport, attempts } = failFirstSends(3);
    const backoff = (failed: number) => failed * SECOND;
    const server = await start({ now, transport, mail: { backoff, pollInterval: 10 } });
    await post(server, '/api/contact', contactMessage);
    for (const expected of [1, 2, 3, 4]) {
      await until(() => attempts.length === expected);
      await until(async () => (await readOutboxRow(server)).lease_until === 0);
      now.advance(expected * SECOND);
    }
    expect(new Set(attempts).size).toBe(1);
    expect(await readOutboxRow(server)).toMatchObject({
      attempts: 4,
      dead_at: null,
      last_error: null,
    });
  });

  it('makes an undeliverable mail a dead letter without blocking others, and resends it on request', async () => {
    let broken = true;
    const sent: string[] = [];
    const transport = createTransport(({ id, subject }) => {
      if (broken && subject.includes('Bad')) throw new PermanentMailError('No such user');
      sent.push(id);
    });
    const server = await start({ mail: { pollInterval: 10 }, transport });
    await post(server, '/api/contact', { ...contactMessage, name: 'Bad' });
    await until(async () => (await readOutboxRow(server)).dead_at !== null);
    const letter = await readOutboxRow(server);
    await post(server, '/api/contact', contactMessage);
    await until(() => sent.length === 1);
    const { db } = server.database;
    expect(letter).toMatchObject({ attempts: 1, last_error: 'No such user' });
    broken = false;
    await db.updateTable('outbox').set({ unconfirmed: 3 }).execute();
    expect(await requeue(db, letter.id, Date.now())).toBe(1);
    expect(
      await db.selectFrom('outbox').select('unconfirmed').where('id', '=', letter.id).execute(),
    ).toEqual([{ unconfirmed: 0 }]);
    await until(() => sent.length === 2);
    expect(await requeue(db, letter.id, Date.now())).toBe(0);
  });

  it('stops sending a mail after the maximum number of attempts', async () => {
    const { transport } = failFirstSends(Infinity);
    const server = await start({
      transport,
      mail: { backoff: () => 0, pollInterval: 10, maxAttempts: 3 },
    });
    await post(server, '/api/contact', contactMessage);
    await until(async () => (await readOutboxRow(server)).dead_at !== null);
    expect(await readOutboxRow(server)).toMatchObject({ attempts: 3 });
  });

  it.each([
    [0, 8, 12],
    [60, 40 * 60, 72 * 60],
  ])(
    'after %i attempts, a mail that fails waits %i to %i seconds',
    async (attempts, least, most) => {
      const now = createClock();
      const server = await start({ now, transport: failFirstSends(Infinity).transport });
      const { db } = server.database;
      await db
        .insertInto('outbox')
        .values({ ...outboxRow('robin@example.com'), attempts })
        .execute();
      await until(async () => (await readOutboxRow(server)).last_error !== null);
      const wait = (await readOutboxRow(server)).next_at - now();
      expect(wait).toBeGreaterThanOrEqual(least * SECOND);
      expect(wait).toBeLessThanOrEqual(most * SECOND);
    },
  );

  it('sends other mails while one is slow', async () => {
    const slow = Promise.withResolvers<undefined>();
    const sent: string[] = [];
    const transport = createTransport(async ({ to, id }) => {
      if (to.address === 'slow@example.com') await slow.promise;
      sent.push(id);
    });
    const server = await start({ mail: { pollInterval: 10 }, transport });
    const rows = Array.from({ length: 12 }, (_, index) => ({
      ...outboxRow(index ? 'robin@example.com' : 'slow@example.com'),
      next_at: index,
    }));
    await server.database.db.insertInto('outbox').values(rows).execute();
    await until(() => sent.length === 11);
    slow.resolve(undefined);
    await until(() => sent.length === 12);
    expect(sent.at(-1)).toBe(rows[0]?.id);
  });

  it('resends a mail with the same id when its process died', async () => {
    const now = createClock();
    const server = await start({ now, mail: { pollInterval: 10 } });
    await post(server, '/api/contact', contactMessage);
    const { db } = server.database;
    await waitUntilAllSent(server);
    await db
      .updateTable('outbox')
      .set({ sent_at: null, lease_until: now() + SECOND })
      .execute();
    now.advance(2 * SECOND);
    await until(() => server.sent.length === 2);
    expect(server.sent[0]?.id).toBe(server.sent[1]?.id);
  });

  it('finishes the current mail before it stops', async () => {
    const taken = Promise.withResolvers<undefined>();
    let begun = false;
    const transport = createTransport(() => {
      begun = true;
      return taken.promise;
    });
    const server = await start({ transport });
    await post(server, '/api/contact', contactMessage);
    await until(() => begun);
    let stopped = false;
    const stopping = server.stop().then(() => {
      stopped = true;
    });
    await until(() =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    expect(stopped).toBe(false);
    taken.resolve(undefined);
    await stopping;
  });

  it.each([
    ['j&b@example.com', 'j&b@example.com'],
    ['user@müller.de', 'user@xn--mller-kva.de'],
  ])('mails the buyer at %s', async (customerEmail, address) => {
    const server = await start();
    const order = { ...pickupOrder, customerEmail };
    const id = await placeOrder(server, order);
    await pay(server, id, paymentFor(id, order));
    await until(() => server.sent.length === 2);
    expect(server.sent.map(({ to }) => to.address).toSorted()).toEqual(
      [address, studio.email].toSorted(),
    );
  });

  it("mails only the studio when the customer's address is invalid", async () => {
    const server = await start();
    const order = { ...shippingOrder, customerEmail: 'a@example.com, b@example.com' };
    const id = await placeOrder(server, order);
    await pay(server, id, paymentFor(id, order));
    await until(() => server.sent.length === 1);
    expect(server.sent[0]?.to.address).toBe(studio.email);
    expect(server.sent[0]?.text).toContain('the customer got no confirmation');
    expect(await server.database.db.selectFrom('outbox').select('kind').execute()).toEqual([
      { kind: 'order-notice' },
    ]);
  });
});

describe('mails of an order', () => {
  const start = useServers('sqlite');

  async function mailsOf(order: Order, options: TestServerOptions = {}) {
    const server = await start(options);
    const id = await placeOrder(server, order);
    await pay(server, id, paymentFor(id, order));
    await until(() => server.sent.length === 2);
    const findMailTo = (address: string) => server.sent.find((mail) => mail.to.address === address);
    return { confirmation: findMailTo('robin@example.com'), notice: findMailTo(studio.email) };
  }

  it("show items, totals, delivery and the studio's contact as text and HTML", async () => {
    const { confirmation, notice } = await mailsOf(shippingOrder);
    for (const mail of [confirmation, notice]) {
      for (const body of [mail?.text, mail?.html]) {
        for (const fact of [
          'Heartbeat Bear',
          '2 x Oak Picture Frame ($24.00 each)',
          '$48.00',
          '$5.99',
          '$101.99',
          'before sales tax',
          '1 Sample Street',
          studio.phone,
        ]) {
          expect(body).toContain(fact);
        }
      }
    }
    expect(confirmation?.text).not.toContain('demo');
    expect(notice?.text).toContain('(419) 555-0188');
    expect(notice?.replyTo?.address).toBe('robin@example.com');
  });

  it('list pickup hours and the closures of the next four weeks', async () => {
    const now = createClock(Date.parse('2026-11-20T17:00:00Z'));
    const { confirmation } = await mailsOf(pickupOrder, { now });
    for (const body of [confirmation?.text, confirmation?.html]) {
      for (const { day, text } of weekHours({ withSunday: true })) {
        expect(body).toContain(`${day}: ${text}`);
      }
      const closures = closuresAhead(studio.closures, '2026-11-20');
      for (const { reason } of closures)
        expect(body).toMatch(new RegExp(`Closed \\w+, \\w+ \\d+: ${reason}`));
      expect(body?.match(/Closed \w+,/g) ?? []).toHaveLength(closures.length);
    }
  });

  it('ask the buyer for the missing parts of a shipping address', async () => {
    const { confirmation, notice } = await mailsOf({
      ...shippingOrder,
      shippingAddress: { street: '1 Sample Street', city: '', state: 'OH', zipCode: '' },
    });
    expect(confirmation?.text).toContain('1 Sample Street');
    expect(confirmation?.text).toContain('Answer this mail with the whole address, please.');
    expect(notice?.text).toContain('not complete: the customer is asked for it');
  });

  it('have subjects without controls of the writing direction', async () => {
    const server = await start();
    const subject = 'A \u202Egnp.exe\u2066slot\u2069\u200F\u061C';
    await post(server, '/api/contact', { ...contactMessage, subject });
    await until(() => server.sent.length === 1);
    expect(server.sent[0]?.subject).toMatch(/: A gnp\.exeslot$/);
  });

  it("escape markup in a visitor's text", async () => {
    const server = await start();
    const markup = '<img src=x onerror=alert(1)>&"';
    await post(server, '/api/contact', { ...contactMessage, message: `Hello there ${markup}` });
    const order = { ...shippingOrder, customerName: markup };
    const id = await placeOrder(server, order);
    await pay(server, id, paymentFor(id, order));
    await until(() => server.sent.length === 3);
    for (const { html } of server.sent) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
    }
  });
});

describe('mail files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-mails-'));
  afterEach(() => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
  });

  it('are named by the outbox id and complete, with no partial file beside them', async () => {
    const transport = createFileTransport(folder, 'studio@example.com');
    await transport.send(outgoingMail);
    await transport.send(outgoingMail);
    expect(readdirSync(folder)).toEqual([`${outgoingMail.id}.eml`]);
    const parsed = await PostalMime.parse(readFileSync(join(folder, `${outgoingMail.id}.eml`)));
    expect(parsed).toMatchObject({
      messageId: `<${outgoingMail.id}@example.com>`,
      from: { name: studio.name, address: 'studio@example.com' },
      to: [outgoingMail.to],
      subject: outgoingMail.subject,
    });
    expect(parsed.text).toContain('Grüße');
  });

  it('are removed after their retention time (ruling 39)', async () => {
    const transport = createFileTransport(folder, 'studio@example.com');
    await transport.send(outgoingMail);
    const old = join(folder, 'old.eml');
    writeFileSync(old, '');
    utimesSync(old, 1, 1);
    await transport.prune?.(Date.now() - SECOND);
    expect(readdirSync(folder)).toEqual([`${outgoingMail.id}.eml`]);
  });
});

describe('mails by SMTP', () => {
  const open: { smtp?: TestSmtp; transport?: MailTransport } = {};
  afterEach(async () => {
    await open.transport?.close();
    await open.smtp?.stop();
  });

  async function connect() {
    const smtp = (open.smtp = await startSmtp());
    const transport = (open.transport = createSmtpTransport(smtp.url, 'studio@example.com'));
    return { smtp, transport };
  }

  it('are received with the outbox id and without injected headers', async () => {
    const { smtp, transport } = await connect();
    const name = 'Robin" <x@evil.example>, "';
    await transport.send({ ...outgoingMail, to: { name, address: 'robin@example.com' } });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({
      messageId: `<${outgoingMail.id}@example.com>`,
      to: [{ name, address: 'robin@example.com' }],
    });
  });

  it('fail permanently for an unknown address and temporarily for other errors', async () => {
    const { smtp, transport } = await connect();
    smtp.refuse = () => 550;
    await expect(transport.send(outgoingMail)).rejects.toBeInstanceOf(PermanentMailError);
    smtp.refuse = () => 451;
    await expect(transport.send(outgoingMail)).rejects.not.toBeInstanceOf(PermanentMailError);
    smtp.refuse = () => undefined;
    await transport.send(outgoingMail);
    await smtp.stop();
    await expect(transport.send(outgoingMail)).rejects.not.toBeInstanceOf(PermanentMailError);
  });

  it('allow ten minutes for the reply to the final dot', async () => {
    const timeouts = vi.spyOn(Socket.prototype, 'setTimeout');
    const { transport } = await connect();
    await transport.send(outgoingMail);
    expect(timeouts.mock.calls.map(([time]) => time)).toContain(600_000);
    expect(transport.timeLimit).toBeGreaterThan(600_000);
    timeouts.mockRestore();
  });

  it('are not resent within an hour, and delay shutdown only by seconds, when the final dot gets no reply', async () => {
    const { smtp, transport } = await connect();
    smtp.beforeAnswer = () => new Promise(() => {});
    const now = createClock();
    const dataDir = mkdtempSync(join(tmpdir(), 'studio-mails-'));
    const server = await startTestServer({ now, transport, config: { dataDir } });
    await post(server, '/api/contact', contactMessage);
    await until(() => smtp.received.length === 1);
    await server.stop();
    const next = await startTestServer({ now, config: { dataDir } });
    expect(await readOutboxRow(next)).toMatchObject({
      unconfirmed: 1,
      lease_until: 0,
      next_at: now() + 3600 * SECOND,
    });
    await next.stop();
    rmSync(dataDir, { recursive: true });
  });
});

it("sending times out when the mail server's reply never ends", async () => {
  const timers: NodeJS.Timeout[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.once('data', () => timers.push(setInterval(() => socket.write('250-wait\r\n'), 10)));
  });
  const url = `smtp://127.0.0.1:${await listen(server)}`;
  const transport = createSmtpTransport(url, 'studio@example.com', 200);
  await expect(transport.send(outgoingMail)).rejects.toThrow();
  await transport.close();
  for (const timer of timers) clearInterval(timer);
  server.close();
});

function failFirstSends(times: number): { transport: MailTransport; attempts: string[] } {
  const attempts: string[] = [];
  const transport = createTransport(({ id }) => {
    attempts.push(id);
    if (attempts.length <= times) throw new Error('Busy');
  });
  return { attempts, transport };
}

function readOutboxRow({ database }: TestServer) {
  return database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}
