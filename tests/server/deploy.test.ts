import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http, { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studio } from '#content/studio.ts';
import { hasOpenssl, createSelfSignedCertificate } from '#tests/support/certificate.ts';
import { freePort, listen } from '#tests/support/freePort.ts';
import { startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const hasSqlite = spawnSync('sqlite3', ['-version']).status === 0;

const runRestoreDrill = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('deploy/restore-drill.sh', args, {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

describe('the script restore-drill.sh', () => {
  const makeBackup = (database: string) => {
    const backup = join(mkdtempSync(join(tmpdir(), 'studio-backup-')), 'studio.sqlite');
    const source = new DatabaseSync(database, { timeout: 5_000 });
    source.exec(`vacuum into '${backup}'`);
    source.close();
    return backup;
  };

  it('restores a backup of the shop into its own folder while the shop takes orders', async () => {
    await using server = await startTestServer();
    const running = join(server.dataDir, 'studio.sqlite');
    const id = await placeOrder(server);
    await pay(server, id);
    const backup = makeBackup(running);
    await pay(server, await placeOrder(server));
    const before = statSync(backup).mtimeMs;
    const { status, said } = runRestoreDrill(backup, running);
    expect(said).toContain(id.slice(0, 8).toUpperCase());
    expect(said).toMatch(/^The backup: 1 paid orders, .*\nThe running shop: 2 paid orders, /);
    expect(said).toContain('The backup can be restored');
    expect(status).toBe(0);
    expect(statSync(backup).mtimeMs).toBe(before);
    await pay(server, await placeOrder(server));
  });

  it('fails for a backup with paid orders that the running shop lacks', async () => {
    await using server = await startTestServer();
    const running = join(server.dataDir, 'studio.sqlite');
    const old = makeBackup(running);
    await pay(server, await placeOrder(server));
    const { status, said } = runRestoreDrill(makeBackup(running), old);
    expect(said).toContain('The backup: 1 paid orders');
    expect(said).toContain('The running shop: 0 paid orders, newest none');
    expect(said).toContain('has orders that the running shop lacks');
    expect(status).toBe(1);
  });

  it('fails for a backup that was damaged', async () => {
    await using server = await startTestServer();
    for (let order = 0; order < 20; order += 1) await placeOrder(server);
    const backup = makeBackup(join(server.dataDir, 'studio.sqlite'));
    const whole = readFileSync(backup);
    const middle = Math.floor(whole.length / 2 / 4096) * 4096;
    const damaged = Buffer.from(whole);
    damaged.fill(0x5a, middle, middle + 64);
    const header = Buffer.from(whole);
    header.fill(0, 100, 140);
    for (const bytes of [damaged, whole.subarray(0, middle), header]) {
      writeFileSync(backup, bytes);
      const { status, said } = runRestoreDrill(backup);
      expect(said).toMatch(/^The backup (is damaged|cannot be read): /);
      expect(said).not.toContain('can be restored');
      expect(status).toBe(1);
    }
  });

  it('fails for a file that is not a backup', () => {
    expect(runRestoreDrill('/no/such.sqlite').status).toBe(1);
    const file = join(mkdtempSync(join(tmpdir(), 'studio-backup-')), 'studio.sqlite');
    writeFileSync(file, 'no database');
    expect(runRestoreDrill(file).status).not.toBe(0);
  });
});

describe.runIf(process.platform === 'linux')('the rescue of a deleted database', () => {
  const runRescue = (folder: string, env = process.env) =>
    spawnSync('/bin/sh', ['deploy/rescue.sh', String(process.pid), folder], {
      encoding: 'utf8',
      env,
    });
  const newFolder = () => join(mkdtempSync(join(tmpdir(), 'studio-rescue-')), 'rescued');

  it.runIf(hasSqlite)(
    'copies every order when the database or only its log was deleted',
    async () => {
      for (const deleted of [
        ['studio.sqlite-wal'],
        ['studio.sqlite'],
        ['studio.sqlite', 'studio.sqlite-wal'],
      ]) {
        await using server = await startTestServer();
        const id = await placeOrder(server);
        for (const name of deleted) rmSync(join(server.dataDir, name));
        expect((await fetch(`${server.url}/healthz/ready`)).status).toBe(503);
        const folder = newFolder();
        expect(runRescue(folder)).toMatchObject({ status: 0, stderr: '' });
        const copy = new DatabaseSync(join(folder, 'studio.sqlite'));
        expect(copy.prepare('select id from orders').all()).toEqual([{ id }]);
        copy.close();
      }
    },
  );

  it('requires sqlite3 before it copies anything', () => {
    const folder = newFolder();
    const { status, stderr } = runRescue(folder, { PATH: '/no/such' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'Install sqlite3 first.\n' });
    expect(existsSync(folder)).toBe(false);
  });
});

it.runIf(hasSystemd)('orchard-peek.service runs without capabilities, with filtered calls', () => {
  const args = ['security', '--offline=true', '--json=short', 'deploy/orchard-peek.service'];
  const { stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  const checks = JSON.parse(stdout) as { json_field: string; set: boolean | null }[];
  const isUnsafe = ({ json_field, set }: (typeof checks)[number]) =>
    /^(CapabilityBoundingSet|SystemCallFilter)_/.test(json_field) && set === false;
  const unsafe = checks.filter(isUnsafe).map(({ json_field }) => json_field);
  // The privileged and resource groups are part of systemd's list for services.
  expect(unsafe.sort()).toEqual(['SystemCallFilter_privileged', 'SystemCallFilter_resources']);
});

describe.runIf(hasNginx && hasOpenssl)('nginx with deploy/nginx.conf', () => {
  const name = 'www.example.com';
  const folder = mkdtempSync(join(tmpdir(), 'studio-nginx-'));
  let nginx: ChildProcess;
  let upstream: Server;
  let plain: number;
  let secure: number;

  beforeAll(async () => {
    upstream = createServer((_request, response) => response.end('the server'));
    upstream.keepAliveTimeout = 60_000;
    [plain, secure] = [await freePort(), await freePort()];
    const { key, certificate } = createSelfSignedCertificate(folder, name);
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
      .replace('127.0.0.1:3000', `127.0.0.1:${await listen(upstream)}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${secure}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((one) => `${one}_temp_path ${folder}/${one};\n`)
      .join('');
    const file = join(folder, 'nginx.conf');
    const head = `daemon off;\npid ${folder}/pid;\nevents {}\n`;
    writeFileSync(file, `${head}http {\naccess_log off;\n${temporary}${site}\n}\n`);
    nginx = spawn('nginx', ['-e', join(folder, 'log'), '-c', file], { stdio: 'ignore' });
    await until(() => requestThroughNginx('http', name).then((answer) => answer !== undefined));
  });
  afterAll(async () => {
    upstream.close();
    const ended = once(nginx, 'exit');
    nginx.kill();
    await ended;
  });

  /** @returns undefined when nginx closes the connection without a response. */
  function requestThroughNginx(scheme: 'http' | 'https', host: string) {
    return new Promise<
      { status: number | undefined; headers: IncomingHttpHeaders; body: string } | undefined
    >((resolve) => {
      const send = scheme === 'http' ? http.request : https.request;
      const options = {
        host: '127.0.0.1',
        port: scheme === 'http' ? plain : secure,
        path: '/services?a=1',
        headers: { Host: host },
        servername: host,
        rejectUnauthorized: false,
        agent: false,
      };
      send(options, (response) => {
        void text(response).then((body) =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      })
        .on('error', () => resolve(undefined))
        .end();
    });
  }

  it('redirects plain HTTP to the configured name', async () => {
    expect(await requestThroughNginx('http', name)).toMatchObject({
      status: 301,
      headers: { location: `https://${name}/services?a=1`, server: 'nginx' },
    });
  });

  it.each(['http', 'https'] as const)(
    'redirects the name without www to the configured one over %s',
    async (scheme) => {
      expect(await requestThroughNginx(scheme, 'example.com')).toMatchObject({
        status: 301,
        headers: { location: `https://${name}/services?a=1` },
      });
    },
  );

  it('closes idle upstream connections before the server does', async () => {
    const closedAfter = new Promise<number>((resolve) =>
      upstream.once('connection', (socket) => {
        const opened = performance.now();
        socket.once('close', () => resolve(performance.now() - opened));
      }),
    );
    await requestThroughNginx('https', name);
    expect(await closedAfter).toBeLessThan(8_000);
  });

  it('closes connections for other host names', async () => {
    expect(await requestThroughNginx('http', 'evil.example')).toBeUndefined();
    expect(await requestThroughNginx('https', 'evil.example')).toBeUndefined();
  });

  it('proxies requests, and responds with the phone number while the server is down', async () => {
    expect(await requestThroughNginx('https', name)).toMatchObject({
      status: 200,
      body: 'the server',
    });
    upstream.close();
    upstream.closeAllConnections();
    expect(await requestThroughNginx('https', name)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: expect.stringContaining(studio.phone) as string,
    });
  });
});
