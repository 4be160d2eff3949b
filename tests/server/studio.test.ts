import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { createFileTransport } from '#server/mail/transports/files.ts';
import { studio as identity } from '#content/studio.ts';
import { runStudio } from '#server/studio.ts';
import { toCsv, toTable } from '#server/studio/text.ts';
import { runScript } from '#tests/support/processes.ts';
import { post, startTestServer, waitUntilAllSent, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'studio-owner-'));
let server: TestServer;

/** Runs a command in this process, beside the server: a new process takes seconds under load. */
const studio = (...args: string[]) => runWithEnv({ DATA_DIR: dataDir }, ...args);

async function runWithEnv(env: Record<string, string>, ...args: string[]) {
  let output = '';
  const write = (text: string) => void (output += text);
  const code = await runStudio(args, { env, out: write, err: write });
  return { code, output };
}

/** Runs a command in a new process, like the owner. */
async function runProcess(env: Record<string, string>, ...args: string[]) {
  const command = runScript('server/studio.ts', env, { args });
  const { code } = await command.ended();
  return { code, output: command.output() };
}

async function expectOutput(command: ReturnType<typeof runProcess>, code: number, words: string) {
  const ended = await command;
  expect(ended.output).toContain(words);
  expect(ended.code).toBe(code);
}

/** Places an order of this buyer. */
async function placeOrderOf(customerEmail: string) {
  const id = await placeOrder(server, { ...pickupOrder, customerEmail });
  return { id, reference: id.slice(0, 8).toUpperCase() };
}

const reading = `Reading ${join(dataDir, 'studio.sqlite')}\n`;

beforeAll(async () => {
  server = await startTestServer({
    config: { dataDir },
    transport: createFileTransport(join(dataDir, 'outbox'), 'studio@example.com'),
  });
  await pay(server, await placeOrder(server));
  await placeOrder(server, { ...pickupOrder, customerEmail: 'Robin@Example.com ' });
  await placeOrder(server, { ...pickupOrder, customerName: 'Someone Else', customerEmail: 'x' });
  await post(server, '/api/contact', {
    ...contactMessage,
    email: 'robin@example.com',
    message: '=HYPERLINK("https://evil.example")',
  });
  await waitUntilAllSent(server);
});
afterAll(() => server.stop());

const mailFiles = () => globSync('*.eml', { cwd: join(dataDir, 'outbox') });

describe('the studio commands', () => {
  it('print orders and messages as plain tables', async () => {
    const orders = await studio('orders');
    expect(orders.code).toBe(0);
    expect(orders.output).toMatch(/paid.*\$96\.00.*Robin Example.*1 x Heartbeat Bear; 2 x Oak/);
    expect((await studio('orders', '--state', 'paid')).output).not.toContain('Someone Else');
    expect((await studio('messages', '-n', '1')).output).toContain(contactMessage.name);
    expect(await studio('mail')).toEqual({ code: 0, output: `${reading}There are none.\n` });
  });

  it('export CSV without spreadsheet formulas', async () => {
    const file = join(dataDir, 'messages.csv');
    expect((await studio('export', 'messages', '--out', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(readFileSync(file, 'utf8')).not.toMatch(/^\uFEFF/);
    expect((await studio('export', 'messages', '--excel', '--out', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFTime,/);
    expect((await studio('export', 'orders')).output).toContain('Someone Else');
    const nowhere = await studio('export', 'orders', '--out', join(dataDir, 'no/such/folder.csv'));
    expect(nowhere).toEqual({
      code: 1,
      output: expect.stringMatching(/folder\.csv cannot be written \(ENOENT\)\.\n$/) as string,
    });
  });

  it('print usage for --help and reject unknown commands', async () => {
    await expectOutput(studio('forget', '--help'), 0, 'Usage: npm run studio -- forget');
    expect((await studio('export', 'everything')).code).toBe(1);
    expect((await studio('orders', '--limit', 'x')).code).toBe(1);
    expect((await studio('mail', '--requeue', 'no-such-id')).code).toBe(1);
  });

  it('resend dead letters', async () => {
    const { db } = server.database;
    await db.updateTable('outbox').set({ dead_at: 1, sent_at: null }).execute();
    const listed = (await studio('mail')).output;
    expect(listed).toContain('dead letter');
    for (const part of ['robin@example.com', identity.email, 'Your order']) {
      expect(listed.replaceAll(/[\s│]+/g, '')).toContain(part.replaceAll(' ', ''));
    }
    expect((await studio('messages')).output).toMatch(
      /^Mails that could not be delivered: 3\. 'mail' shows them\.\n/,
    );
    expect((await studio('mail', '--requeue', 'all')).output).toContain('tried again: 3');
    await waitUntilAllSent(server);
  });

  it('erase one person after confirmation, but keep the amounts of orders', async () => {
    const found = '1 message(s), 1 unpaid order(s), 3 mail(s)';
    await expectOutput(studio('forget', 'robin@example.com'), 2, found);
    expect((await studio('messages')).output).toContain('robin@example.com');

    const backups = 'Backups that were made before now still hold all of it';
    await expectOutput(studio('forget', ' ROBIN@example.com', '--yes'), 0, backups);
    const { db } = server.database;
    const rows = await Promise.all([
      db.selectFrom('orders').selectAll().execute(),
      db.selectFrom('messages').selectAll().execute(),
      db.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('robin');
    expect(rows[0].map(({ status, total_cents }) => [status, total_cents]).sort()).toEqual([
      ['paid', 9600],
      ['pending', 9600],
    ]);
    expect(mailFiles()).toEqual([]);
    // Erased: the hash of an order's body, from which a name could be guessed.
    const keys = db.selectFrom('idempotency_keys').select('scope').where('scope', '=', 'orders');
    expect(await keys.execute()).toHaveLength(1);
  });

  it("run without an npm log, which would keep the erased person's address", () => {
    const home = mkdtempSync(join(tmpdir(), 'studio-home-'));
    const words = ['run', 'studio', '--', 'forget', 'nobody@example.com'];
    const env = { PATH: process.env.PATH, HOME: home, DATA_DIR: dataDir };
    const { stdout } = spawnSync('npm', words, { env, encoding: 'utf8' });
    expect(stdout).toContain('To erase: 0 message(s)');
    const kept = readdirSync(home, { recursive: true, encoding: 'utf8' });
    expect(kept.filter((file) => file.endsWith('.log'))).toEqual([]);
  });

  it('report an order with an open payment instead of erasing it', async () => {
    const { id } = await placeOrderOf('open@example.com');
    server.gateway.script.push('lose');
    await pay(server, id);
    const kept = 'stay until a payment or mail is through: 1';
    await expectOutput(studio('forget', 'open@example.com', '--yes'), 1, kept);
  });

  it('settle a payment only after it was escalated to the owner', async () => {
    const { db } = server.database;
    const { id, reference } = await placeOrderOf('handed@example.com');
    server.gateway.script.push('lose');
    await pay(server, id);
    expect((await studio('settle', reference, 'paid')).code).toBe(1);
    expect((await studio('settle', '%', 'paid')).code).toBe(1);

    const handedOver = { next_at: Number.MAX_SAFE_INTEGER };
    await db.updateTable('payments').set(handedOver).where('order_id', '=', id).execute();
    expect((await studio('settle', reference, 'perhaps')).code).toBe(1);
    expect((await studio('settle', reference, 'paid')).code).toBe(0);
    const order = db.selectFrom('orders').select('status').where('id', '=', id);
    expect(await order.execute()).toEqual([{ status: 'paid' }]);
    const mails = db.selectFrom('outbox').select('kind').where('subject_id', '=', id);
    expect(await mails.execute()).toHaveLength(2);
    expect((await studio('settle', reference, 'unpaid')).code).toBe(1);
  });

  it("show an order's full history, and record each step once", async () => {
    const { db } = server.database;
    const { id, reference } = await placeOrderOf('life@example.com');
    const pending = 'An order that is pending cannot be fulfilled: nothing was changed.';
    await expectOutput(studio('fulfil', reference), 1, pending);
    await pay(server, id);
    const payment = db.selectFrom('payments').select('gateway_id').where('order_id', '=', id);
    const { gateway_id } = await payment.executeTakeFirstOrThrow();
    const known = (await studio('order', reference)).output;
    const bought = ['life@example.com', '2 x Oak Picture Frame', '$96.00'];
    for (const fact of [id, 'paid', ...bought, gateway_id]) expect(known).toContain(fact);
    expect(known).toMatch(/Mail.*life@example\.com: Your order/);

    const mails = db.selectFrom('outbox').select('payload').where('subject_id', '=', id);
    expect((await studio('fulfil', reference, '--mail')).output).toContain('mail to the buyer');
    expect(await mails.execute()).toHaveLength(3);
    expect(JSON.stringify(await mails.execute())).toContain(
      `Your order ${reference} is ready for pickup`,
    );
    const already = 'is fulfilled already: nothing was changed';
    await expectOutput(studio('fulfil', reference, '--mail'), 1, already);
    expect(await mails.execute()).toHaveLength(3);
    expect((await studio('orders', '--state', 'fulfilled')).output).toContain(reference);
    expect((await studio('orders', '--state', 'paid')).output).not.toContain(reference);

    expect((await studio('refunded', reference)).code).toBe(0);
    expect((await studio('refunded', reference)).code).toBe(1);
    expect((await studio('orders', '--state', 'refunded')).output).toContain(reference);
    expect((await studio('order', reference)).output).toMatch(/Fulfilled.*\n.*Refunded/);
    expect((await studio('order', '00000000')).output).toContain('There is no such order.');
  });

  it('mail the buyer of a fulfilled order later, and take it back until then', async () => {
    const { db } = server.database;
    const { id, reference } = await placeOrderOf('later@example.com');
    await pay(server, id);
    const mails = db.selectFrom('outbox').select('id').where('subject_id', '=', id);
    const kept = 'buyer was not mailed can be taken back: nothing was changed';
    await expectOutput(studio('undo', reference), 1, kept);
    const fulfilled = `Order ${reference} is fulfilled: the buyer was not mailed`;
    await expectOutput(studio('fulfil', reference), 0, fulfilled);
    await expectOutput(studio('undo', reference), 0, `Order ${reference} is paid and no longer`);
    expect((await studio('orders', '--state', 'paid')).output).toContain(reference);

    await expectOutput(studio('fulfil', reference), 0, fulfilled);
    await expectOutput(studio('fulfil', reference), 1, 'fulfilled already');
    expect(await mails.execute()).toHaveLength(2);
    const mailed = `Order ${reference} is fulfilled: the mail to the buyer is on its way.`;
    await expectOutput(studio('fulfil', reference, '--mail'), 0, mailed);
    await expectOutput(studio('fulfil', reference, '--mail'), 1, 'fulfilled already');
    expect(await mails.execute()).toHaveLength(3);
    await expectOutput(studio('undo', reference), 1, kept);
    await expectOutput(studio('refunded', reference), 0, `Order ${reference} is refunded`);
  });

  it('list orders by a range of local days', async () => {
    const { db } = server.database;
    const { id } = await placeOrderOf('night@example.com');
    // 23:30 in Ohio, already the next day in UTC.
    const created_at = Date.parse('2026-01-15T23:30:00-05:00');
    await db.updateTable('orders').set({ created_at }).where('id', '=', id).execute();
    const listOrdersBetween = async (since: string, until: string) =>
      (await studio('orders', '--since', since, '--until', until)).output;
    expect(await listOrdersBetween('2026-01-15', '2026-01-15')).toContain('night@example.com');
    expect(await listOrdersBetween('2026-01-16', '2026-01-16')).not.toContain('night@example.com');
    expect((await studio('orders', '--since', 'monday')).code).toBe(1);
  });

  it('print the release, the oldest unsent mail and the oldest open payment', async () => {
    const own = await startTestServer();
    const { db } = own.database;
    const runStatus = async () => {
      const { output } = await runWithEnv(
        { DATA_DIR: own.dataDir, BUILD_DIR: join(own.dataDir, 'client') },
        'status',
      );
      return output.replaceAll(/[\s│]+/g, ' ');
    };
    expect(await runStatus()).toMatch(
      /Release \d+\.\d+\.\d+, no pages .*unsent mail none .*open payment none/,
    );
    for (const name of ['First', 'Second']) {
      await post(own, '/api/contact', { ...contactMessage, name });
      own.gateway.script.push('lose');
      await pay(own, await placeOrder(own));
    }
    await until(() => own.sent.length === 2);
    const waiting = { sent_at: null, next_at: Number.MAX_SAFE_INTEGER };
    await db.updateTable('outbox').set(waiting).execute();
    const [payment] = await db.selectFrom('payments').selectAll().orderBy('created_at').execute();
    const reference = payment?.order_id.slice(0, 8).toUpperCase();
    expect(await runStatus()).toMatch(
      new RegExp(`unsent mail .* waiting, .*First.*open payment .* unknown.* order ${reference}`),
    );
    await own.stop();
  });

  it('do not create a missing database, and print which one they read', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'studio-empty-'));
    expect(await runWithEnv({ DATA_DIR: empty }, 'orders')).toEqual({
      code: 1,
      output: `There is no database at ${join(empty, 'studio.sqlite')}: set DATA_DIR as the server has it.\n`,
    });
    expect(readdirSync(empty)).toEqual([]);
    expect((await studio('messages')).output).toMatch(new RegExp(`^${reading}`));
  });

  it("read the server's settings file, even when its PUBLIC_URL is an https address", async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'studio-settings-')), 'settings.env');
    writeFileSync(file, `PUBLIC_URL=https://studio.example\nDATA_DIR=${dataDir}\n`);
    await expectOutput(runProcess({}, '--env-file', file, 'orders'), 0, reading);
    expect((await runProcess({}, `--env-file=${file}`, 'messages')).code).toBe(0);
    expect(await runProcess({}, '--env-file', '/no/such.env', 'orders')).toEqual({
      code: 1,
      output: "The settings file '/no/such.env' cannot be read.\n",
    });
  });

  it('report wrong settings in one sentence', async () => {
    const { code, output } = await runWithEnv({ DATABASE_URL: 'x' }, 'orders');
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL must [^\n]+\n$/);
  });
});

describe('npm run owner -- check', () => {
  it('accepts valid files, and lists values that are still samples', async () => {
    const { code, output } = await studio('check');
    expect(code).toBe(0);
    expect(output).toContain("The owner's files are valid.");
    for (const field of ['phone', 'email', 'links.boutique', 'testimonials.home', 'team.0']) {
      expect(output).toMatch(new RegExp(`^Sample: ${field}: `, 'm'));
    }
  });

  it('reports the mistake and exits with code 1', async () => {
    const wrong = mkdtempSync(join(tmpdir(), 'wrong-owner-'));
    writeFileSync(
      join(wrong, 'studio.json'),
      JSON.stringify({ ...identity, removedServices: undefined, phone: '555' }),
    );
    writeFileSync(join(wrong, 'catalogue.json'), '{"services": []');
    for (const [script = '', ...args] of [['server/studio.ts', 'check'], ['server/index.ts']]) {
      const command = runScript(script, { OWNER_DIR: wrong }, { args });
      expect((await command.ended()).code).toBe(1);
      expect(command.output()).toMatch(
        /^.*studio\.json needs a correction:\n {2}phone \(line 1\): Must look like [^\n]+\n.*catalogue\.json needs a correction:\n {2}Line 1 cannot be read:\n/,
      );
    }
  });
});

describe("a visitor's text in the output of studio commands", () => {
  it('contains no terminal escape and no spreadsheet formula', () => {
    const rows = { headings: ['A'], rows: [['\u001b[2Jgone\u202e'], ['+1'], ['@x'], ['-1']] };
    expect(toTable(rows)).not.toMatch(/[\p{Cc}\p{Cf}](?<!\n)/u);
    expect(toCsv(rows).split('\r\n').slice(2, 5)).toEqual(["'+1", "'@x", "'-1"]);
  });

  it('starts no formula even when Excel splits lines at semicolons', () => {
    const rows = [['Hello;=HYPERLINK("https://evil.example")'], ['a\t+1'], ['Sat; 10-4']];
    const csv = toCsv({ headings: ['message'], rows });
    expect(csv.split('\r\n').slice(1, 4)).toEqual([
      `"Hello;'=HYPERLINK(""https://evil.example"")"`,
      "a\t'+1",
      'Sat; 10-4',
    ]);
  });
});
