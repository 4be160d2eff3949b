import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import { dirname, join, win32 } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pageAddress } from '#server/builtPages.ts';
import { rateLimitKeys } from '#server/http/limits.ts';
import { sendRaw } from '#tests/support/rawHttp.ts';
import {
  limitAll,
  post,
  readAnswer,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { writeSite } from '#tests/support/site.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { buildDir: writeSite() } });
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

describe('the API', () => {
  const start = useServers('sqlite');

  // The parity corpus tests which requests are rejected, and with which messages.
  it('is noindex and same-origin, also for rejected requests', async () => {
    for (const path of ['/api/services', '/api/products', '/api/orders', '/api/nothing']) {
      const { headers } = await get(path);
      expect(headers.get('X-Robots-Tag'), path).toBe('noindex');
      expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin');
    }
  });

  it.each(['/api/services', '/api/products'])(
    'sends %s compressed by Accept-Encoding, and as 304 when unchanged',
    async (path) => {
      const plain = await get(path, { headers: { 'Accept-Encoding': 'identity' } });
      const list: unknown = await plain.json();
      expect(plain.headers.get('Content-Encoding')).toBeNull();
      const etag = plain.headers.get('ETag') ?? '';
      for (const [accepted, coding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
      ] as const) {
        const packed = await get(path, { headers: { 'Accept-Encoding': accepted } });
        expect(packed.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
        expect(packed.headers.get('Content-Encoding')).toBe(coding);
        expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
        expect(packed.headers.get('ETag')).toBe(etag);
        expect(await packed.json()).toEqual(list);
      }
      // Without the second header Node's fetch asks for no 304.
      const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
      expect((await get(path, { headers })).status).toBe(304);
      expect((await get(path, { method: 'HEAD' })).status).toBe(200);
    },
  );

  it('responds 404 in plain text and 405 with Allow', async () => {
    const answer = await readAnswer(await get('/api/nothing'));
    expect(answer).toMatchObject({ status: 404, body: refusals.notFound });
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    for (const [method, path, allow] of [
      ['POST', '/api/services', 'GET, HEAD'],
      ['GET', '/api/orders', 'POST'],
    ] as const) {
      expect((await get(path, { method })).headers.get('Allow')).toBe(allow);
    }
  });

  it('rejects compressed request bodies', async () => {
    const answer = await post(server, '/api/orders', '{}', { 'Content-Encoding': 'gzip' });
    expect(answer.status).toBe(415);
  });

  it('logs status 499, not an error, for an aborted upload', async () => {
    const before = server.logged().length;
    const logged = () => server.logged().slice(before);
    const socket = connect(server.port, '127.0.0.1', () => {
      const head = 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n';
      socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nname=`, () =>
        socket.destroy(),
      );
    });
    await until(() => logged().includes('"status":499'));
    expect(logged()).not.toContain('"level":"error"');
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['a hidden origin', { Origin: 'null' }],
  ])('rejects writes from %s', async (_case, headers) => {
    expect(await post(server, '/api/contact', contactMessage, headers)).toMatchObject({
      status: 403,
      body: refusals.crossSite,
    });
  });

  it('accepts writes from its own pages', async () => {
    for (const headers of [
      { 'Sec-Fetch-Site': 'same-origin', Origin: server.url },
      { Origin: 'http://localhost:3000' },
    ]) {
      expect((await post(server, '/api/contact', contactMessage, headers)).status).toBe(200);
    }
  });

  it('responds to writes without CORS headers and with a CSP that allows nothing', async () => {
    const { headers } = await post(server, '/api/contact', contactMessage);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });

  it('returns 429 with Retry-After above the rate limit', async () => {
    const strict = await start({
      config: { trustProxy: 1 },
      limits: { ...limitAll({ points: 1, seconds: 60 }), listServices: { points: 2, seconds: 60 } },
    });
    const fromAddress = (address: string) => ({
      headers: { 'X-Forwarded-For': `1.2.3.4, ${address}` },
    });
    const requestFrom = (address: string) =>
      fetch(`${strict.url}/api/services`, fromAddress(address));
    expect([(await requestFrom('9.9.9.9')).status, (await requestFrom('9.9.9.9')).status]).toEqual([
      200, 200,
    ]);
    const refused = await readAnswer(await requestFrom('9.9.9.9'));
    expect(refused).toMatchObject({ status: 429, body: refusals.tooManyRequests });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await requestFrom('9.9.9.8')).status).toBe(200);
    const sent = await post(strict, '/api/contact', contactMessage, fromAddress('9.9.9.9').headers);
    expect(sent.status).toBe(200);
  });

  it('limits IPv6 by household (/64) and network (/48)', () => {
    const addressKey = (ip: string) => rateLimitKeys(ip).address;
    const networkKey = (ip: string) => rateLimitKeys(ip).network;
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:0db8:1:2::9'));
    expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'));
    expect(networkKey('2001:db8:1:2::9')).toBe(networkKey('2001:db8:1:3::9'));
    expect(networkKey('2001:db8:1::9')).not.toBe(networkKey('2001:db8:2::9'));
    expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::1'));
  });

  it('limits IPv4 by address and by network (/24)', () => {
    expect(rateLimitKeys('::ffff:10.0.0.1')).toEqual(rateLimitKeys('10.0.0.1'));
    expect(rateLimitKeys('10.0.0.1').address).not.toBe(rateLimitKeys('10.0.0.2').address);
    expect(rateLimitKeys('10.0.0.1').network).toBe(rateLimitKeys('10.0.0.2').network);
    expect(rateLimitKeys('10.0.0.1').network).not.toBe(rateLimitKeys('10.0.1.1').network);
  });

  it('counts whatever is no address as one address and one network', () => {
    const garbage = ['unknown', '', 'x'.repeat(500), '1.2.3.4.5', '999.1.1.1', '::1, ::2'];
    const keys = garbage.map((text) => JSON.stringify(rateLimitKeys(text)));
    expect(new Set(keys).size).toBe(1);
    expect(rateLimitKeys('unknown')).not.toEqual(rateLimitKeys('10.0.0.1'));
  });

  it("ignores a port that a proxy appends to the client's address", () => {
    expect(rateLimitKeys('10.0.0.1:5555')).toEqual(rateLimitKeys('10.0.0.1'));
    expect(rateLimitKeys('[2001:db8::1]:5555')).toEqual(rateLimitKeys('2001:db8::1'));
  });
});

it.each([
  ['index.html', '/'],
  ['faq/index.html', '/faq'],
  ['ultrasounds-in/galion-ohio/index.html', '/ultrasounds-in/galion-ohio'],
  ['404.html', '/404'],
])('the built file %s gets the URL path %s on POSIX and on Windows', (file, address) => {
  expect(pageAddress(file)).toBe(address);
  expect(pageAddress(win32.normalize(file))).toBe(address);
});

describe('pages', () => {
  it('have their own CSP, with or without a trailing slash', async () => {
    for (const path of ['/services', '/services/']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self' 'sha256-services'");
      expect(policy).toContain("require-trusted-types-for 'script';trusted-types 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('sha256-home');
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(response.headers.get('Strict-Transport-Security')).toBeNull();
    }
  });

  it('are sent precompressed, and as 304 when unchanged', async () => {
    const response = await get('/services', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toContain('<h1>Services</h1>');
    const etag = response.headers.get('ETag') ?? '';
    const again = await get('/services', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('include a 404 page that is compressed by Accept-Encoding', async () => {
    const response = await get('/nothing', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(await response.text()).toContain('<h1>404 Page Not Found</h1>');
    const plain = await get('/nothing', { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toContain('<h1>404 Page Not Found</h1>');
  });

  it.each([
    '/nothing',
    '/FAQ',
    '/404',
    '/404.html',
    '/index.html',
    '/index.html/x',
    '/services/index.html',
    '/services.html',
    '/assets/none.js',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2fpackage.json',
    '/.env',
  ])('return the 404 page with its CSP for %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
    expect(response.headers.get('Content-Security-Policy')).toContain("'sha256-missing'");
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    '//',
    '//evil.example/',
    'http://evil.example/x',
    '/../../etc/passwd',
    '/\\..\\package.json',
  ])('return the 404 page for the raw address %s', async (address) => {
    const request = `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(server.port, request);
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*404 Page Not Found/);
  });

  it('respond 405 to methods other than GET and HEAD', async () => {
    const refused = await readAnswer(await get('/services', { method: 'POST', body: 'x' }));
    expect(refused).toMatchObject({ status: 405, body: refusals.methodNotAllowed });
    expect((await get('/services', { method: 'HEAD' })).status).toBe(200);
    expect((await get('/services', { headers: { Range: 'bytes=5-2' } })).status).toBe(200);
  });

  it('include the assets of the previous build, and files with their content types', async () => {
    expect((await get('/assets/entry-00000000.js')).status).toBe(200);
    expect((await get('/services.data')).headers.get('Content-Type')).toContain('text/x-script');
    const security = await get('/.well-known/security.txt');
    expect(security.status).toBe(200);
    expect(security.headers.get('Content-Type')).toContain('text/plain');
    const icon = await get('/favicon.ico');
    expect(icon.headers.get('Content-Type')).toBe('image/vnd.microsoft.icon');
  });
});

it.each([
  ['/images/bear.webp', 'cross-origin'],
  ['/images/missing.webp', 'same-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/assets/figtree-a1b2c3d4.woff2', 'cross-origin'],
  ['/assets/old-00000000.woff2', 'cross-origin'],
  ['/assets/entry-a1b2c3d4.js', 'same-origin'],
  ['/services.data', 'same-origin'],
  ['/services', 'same-origin'],
  ['/', 'same-origin'],
])('%s has the Cross-Origin-Resource-Policy %s, also as a 304', async (path, policy) => {
  const response = await get(path);
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
  expect(response.headers.get('X-Robots-Tag')).toBeNull();
  const tag = response.headers.get('ETag');
  if (!tag || response.status === 404) return;
  const unchanged = await get(path, { headers: { 'If-None-Match': tag } });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
});

describe('switching the build symlink', () => {
  const start = useServers('sqlite');

  it('makes a running server serve the new pages, CSPs and files, and still the old files', async () => {
    const link = join(mkdtempSync(join(tmpdir(), 'studio-link-')), 'build');
    const pointSymlinkTo = (client: string) => {
      symlinkSync(dirname(client), `${link}-link`);
      renameSync(`${link}-link`, link);
    };
    const first = writeSite();
    pointSymlinkTo(first);
    const running = await start({ config: { buildDir: join(link, 'client') } });
    const get = (path: string) => fetch(running.url + path);
    const policy = async (path: string) => (await get(path)).headers.get('Content-Security-Policy');
    expect(await policy('/')).toContain("'sha256-home'");
    expect((await get('/planner')).status).toBe(404);

    pointSymlinkTo(
      writeSite({
        'client/planner/index.html': 'Planner',
        'client/assets/entry-e5f6a7b8.js': 'export {};',
        'csp.json': JSON.stringify({ '/': { scripts: ["'sha256-newhome'"], styles: [] } }),
      }),
    );
    rmSync(dirname(first), { recursive: true });
    expect(await policy('/')).toContain("'sha256-newhome'");
    expect(await (await get('/planner')).text()).toBe('Planner');
    expect((await get('/assets/entry-e5f6a7b8.js')).status).toBe(200);
    expect((await get('/assets/entry-00000000.js')).status).toBe(200);
  });
});

describe("the planner's page", () => {
  let planner: TestServer;
  beforeAll(async () => {
    const buildDir = writeSite({
      'client/peek-planner/index.html': 'any week',
      'client/peek-planner/week-31.html': 'week 31',
      'client/peek-planner/week-31.html.br': 'week 31, compressed',
      'csp.json': JSON.stringify({
        '/peek-planner': { scripts: ["'sha256-planner'"], styles: [] },
      }),
    });
    planner = await startTestServer({ config: { buildDir } });
  });
  afterAll(() => planner.stop());

  const read = async (query: string, headers: HeadersInit = {}) => {
    const response = await fetch(`${planner.url}/peek-planner${query}`, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
    });
    return { response, text: await response.text() };
  };

  it.each(['?week=31', '?utm_source=sms&week=31', '/?week=31'])(
    'has the head of the week for %s, with its own CSP, ETag and Cache-Control',
    async (query) => {
      const { response, text } = await read(query);
      expect(text).toBe('week 31');
      expect(response.headers.get('Content-Security-Policy')).toContain("'sha256-planner'");
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      const etag = response.headers.get('ETag') ?? '';
      expect(etag).not.toBe((await read('')).response.headers.get('ETag'));
      const again = await read(query, { 'If-None-Match': etag });
      expect(again.response.status).toBe(304);
      const packed = await fetch(`${planner.url}/peek-planner${query}`, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br' },
      });
      expect(packed.headers.get('Content-Encoding')).toBe('br');
    },
  );

  it.each(['', '?week=40', '?week=99', '?week=x', '?week=', '?week=031', '?week=../week-31'])(
    "has the general head for '%s'",
    async (query) => {
      const { response, text } = await read(query);
      expect([response.status, text]).toEqual([200, 'any week']);
    },
  );

  it('is at no other path, and its weeks are no pages', async () => {
    for (const path of [
      '/services?week=31',
      '/peek-planner/week-31',
      '/peek-planner/week-31.html',
    ]) {
      const response = await fetch(planner.url + path);
      expect(response.status, path).toBe(path.startsWith('/services') ? 200 : 404);
      expect(await response.text(), path).not.toContain('week 31');
    }
  });
});

describe('with an https public URL', () => {
  const start = useServers('sqlite');

  it('sends HSTS and upgrade-insecure-requests', async () => {
    const secure = await start({
      config: { publicUrl: 'https://studio.example', buildDir: writeSite() },
    });
    const { headers } = await fetch(`${secure.url}/`);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
    const postFrom = (origin: string) =>
      post(secure, '/api/contact', contactMessage, { Origin: origin });
    expect((await postFrom('https://studio.example')).status).toBe(200);
    expect((await postFrom(secure.url)).status).toBe(403);
  });
});

describe.each(testDatabases())('health checks on %s', (kind) => {
  const start = useServers(kind);
  const requestHealth = async ({ url }: TestServer, form: string) =>
    readAnswer(await fetch(`${url}/healthz${form}`));

  it('respond ok', async () => {
    const running = await start();
    for (const form of ['', '/ready', '/live']) {
      expect(await requestHealth(running, form)).toMatchObject({
        status: 200,
        body: { status: 'ok' },
      });
    }
  });

  it('report not ready without a readable database, but still live', async () => {
    const running = await start();
    await running.database.db.schema.alterTable('orders').renameTo('gone').execute();
    expect(await requestHealth(running, '/ready')).toMatchObject({
      status: 503,
      body: { status: 'database unavailable' },
    });
    expect((await requestHealth(running, '/live')).status).toBe(200);
  });
});
