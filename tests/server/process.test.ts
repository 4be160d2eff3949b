import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { studio } from '#content/studio.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { listen } from '#tests/support/freePort.ts';
import { runScript } from '#tests/support/processes.ts';
import { post } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { writeSite } from '#tests/support/site.ts';
import { startSmtp } from '#tests/support/smtp.ts';

/** Sets BUILD_DIR to a new build whose build-info.json is `built`. */
const buildEnv = (built: object) => ({
  BUILD_DIR: writeSite({ 'build-info.json': JSON.stringify(built) }),
});

const defaultEnv = () => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'studio-process-')),
  ...buildEnv({ squareLocationId: 'L-PAGES' }),
});

const realPayments = {
  SQUARE_ACCESS_TOKEN: 'token',
  SQUARE_LOCATION_ID: 'L1',
  SQUARE_ENVIRONMENT: 'production',
};

const start = (env: Record<string, string>) => runScript('server/index.ts', env);

it.each([
  ['server/index.ts'],
  ['scripts/start.ts'],
  ['scripts/build.ts'],
  ['scripts/owner.ts', 'check'],
])('%s rejects an unknown argument with one sentence and exit code 1', async (script, ...args) => {
  const command = runScript(script, {}, { args: [...args, '--prot', '3000'] });
  expect(await command.ended()).toEqual({ code: 1, signal: null });
  expect(command.output()).toBe("Unknown option '--prot'.\n");
});

describe('the server as a process', () => {
  it('prints that it is ready, that no card is charged, and warnings about mismatched settings', async () => {
    const server = start(defaultEnv());
    await server.ready();
    expect(server.output()).toContain('Demo checkout: no card is charged.');
    expect(server.output()).toContain(
      "The pages were built for the payment location 'L-PAGES', the server charges for 'default'",
    );
    await server.kill('SIGTERM');
  });

  it('logs only JSON lines in production, and none for health checks', async () => {
    const server = start({ ...defaultEnv(), NODE_ENV: 'production' });
    const url = await server.waitForOutput(/Ready at (http[^"]+)/);
    await fetch(`${url}/healthz/live`);
    await fetch(`${url}/api/services`);
    await server.waitForOutput(/"route":"\/api\/services"/);
    await server.kill('SIGTERM');
    const lines = server.output().trim().split('\n');
    const logged = lines.map((line) => JSON.parse(line) as { level: string; route?: string });
    expect(logged.map(({ level }) => level)).toContain('warn');
    expect(logged.flatMap(({ route }) => route ?? [])).toEqual(['/api/services']);
  });

  it('warns about misspelled settings', async () => {
    const server = start({ ...defaultEnv(), MAIL_FORM: 'robin@example.com' });
    await server.ready();
    expect(server.output()).toContain('MAIL_FORM is not a setting: did you mean MAIL_FROM?');
    await server.kill('SIGTERM');
  });

  it('reads a settings file that begins with a byte order mark', async () => {
    const env = defaultEnv();
    const file = join(env.DATA_DIR, 'site.env');
    writeFileSync(file, '\uFEFFLOG_LEVEL=loud\nPORT=1');
    const server = runScript('server/index.ts', env, { args: ['--env-file', file] });
    expect(await server.ended()).toEqual({ code: 1, signal: null });
    expect(server.output()).toMatch(/^LOG_LEVEL must be /);
  });

  it('ends when the npm that started it is told to stop', async () => {
    const npm = spawn('npm', ['run', '--silent', 'serve'], {
      env: { PATH: process.env.PATH, OWNER_DIR: process.env.OWNER_DIR, ...defaultEnv() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => output.includes('Ready at'));
    const [url = ''] = /http:\S+/.exec(output) ?? [];
    npm.kill('SIGTERM');
    await until(() =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    );
  });

  it('finishes the current mail on SIGTERM and exits with code 0', async () => {
    const env = defaultEnv();
    const server = start(env);
    const url = await server.ready();
    await post({ url }, '/api/contact', contactMessage);
    server.child.kill('SIGTERM');
    expect(await server.ended()).toEqual({ code: 0, signal: null });
    expect(readdirSync(join(env.DATA_DIR, 'outbox'))).toHaveLength(1);
  });

  it('sends mail only to the studio when it is a demo with an https URL (ruling 65)', async () => {
    const smtp = await startSmtp();
    const env = defaultEnv();
    const demo = { DEMO: '1', PUBLIC_URL: 'https://demo.example', SMTP_URL: smtp.url };
    const server = start({ ...env, ...demo });
    const url = await server.ready();
    expect(server.output()).toContain(`Mail to buyers is written to ${env.DATA_DIR}/outbox.`);
    const id = await placeOrder({ url });
    await pay({ url }, id);
    const outbox = join(env.DATA_DIR, 'outbox');
    await until(() => readdirSync(outbox).some((file) => file.endsWith('.eml')));
    await until(() => smtp.received.length > 0);
    await server.kill('SIGTERM');
    await smtp.stop();
    expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual([studio.email]);
    const files = readdirSync(outbox);
    expect(files).toHaveLength(1);
    expect(readFileSync(join(outbox, String(files[0])), 'utf8')).toContain(
      pickupOrder.customerEmail,
    );
  });

  it.each([
    ['a wrong setting', { PORT: 'x' }, /^PORT must be a whole number from 0 to 65535\.\n$/],
    [
      'real payments behind pages without a card field',
      { ...realPayments, ...buildEnv({ squareLocationId: 'L1' }) },
      /^SQUARE_ENVIRONMENT is production but the pages have no card field: set VITE_SQUARE_APPLICATION_ID [^\n]+\n$/,
    ],
    [
      'a card field of the sandbox before real payments',
      { ...realPayments, ...buildEnv({ squareApplicationId: 'sandbox-1' }) },
      /^SQUARE_ENVIRONMENT is production but the pages were built with an application id of Square's sandbox: [^\n]+\n$/,
    ],
    [
      'a real card field before simulated payments',
      buildEnv({ squareApplicationId: 'sq0idp-1' }),
      /^The pages ask for a card but payments are simulated: [^\n]+\n$/,
    ],
    [
      'a missing build',
      { BUILD_DIR: '/no/such/build' },
      /^There is no build at \/no\/such\/build: [^\n]+\n$/,
    ],
    [
      'pages of another address',
      {
        DEMO: '1',
        PUBLIC_URL: 'https://studio.example',
        ...buildEnv({ publicUrl: 'https://other.example' }),
      },
      /^The pages were built for https:\/\/other\.example but PUBLIC_URL is https:\/\/studio\.example: [^\n]+\n$/,
    ],
    [
      'a folder that cannot be had',
      { DATA_DIR: '/dev/null/data' },
      /^The server could not start: \/dev\/null\/data cannot be used \(ENOTDIR\): [^\n]+\n$/,
    ],
    [
      'a folder that no program can make',
      { DATA_DIR: '/proc/no/such' },
      /^The server could not start: \/proc\/no cannot be used \(ENOENT\): [^\n]+\n$/,
    ],
    [
      'a misspelled setting',
      { PUBLC_URL: 'http://studio.example', PORT: 'x' },
      /^PORT must be [^\n]+\nPUBLC_URL is not a setting: did you mean PUBLIC_URL\?\n$/,
    ],
    [
      'a host that is none',
      { HOST: 'no-such-host.invalid' },
      /^The server could not start: a host name is not known \([A-Z_]+\): [^\n]+\n$/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      /^The server could not start: DATABASE_URL cannot be used \(ECONNREFUSED\)\.\n$/,
    ],
  ])('exits with one sentence and code 1 on %s', async (_case, change, sentence) => {
    const server = start({ ...defaultEnv(), ...change });
    expect(await server.ended()).toEqual({ code: 1, signal: null });
    expect(server.output()).toMatch(sentence);
  });

  it('reports that its port is in use', async () => {
    const other = createServer();
    const server = start({ ...defaultEnv(), PORT: String(await listen(other)) });
    expect(await server.ended()).toEqual({ code: 1, signal: null });
    expect(server.output()).toMatch(
      /^Port \d+ is taken by another program: set PORT to another one\.\n$/,
    );
    other.close();
  });
});
