import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { newKey, startTestServer, type TestServer } from '#tests/support/server.ts';
import { writeSite } from '#tests/support/site.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { buildDir: writeSite() } });
});
afterAll(() => server.stop());

const json = (body: unknown, headers = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey(), ...headers },
  body: JSON.stringify(body),
});
const form = (fields: object) => ({
  method: 'POST',
  body: new URLSearchParams(Object.entries(fields)),
});

// Each kind of response: its status and who may store it for how long.
it.each([
  ['/', 200, 'no-cache'],
  ['/services', 200, 'no-cache'],
  ['/contact', 200, 'no-cache'],
  ['/services.data', 200, 'no-cache'],
  ['/assets/entry-a1b2c3d4.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/figtree-a1b2c3d4.woff2', 200, 'public, max-age=31536000, immutable'],
  ['/images/bear.webp', 200, 'public, max-age=86400'],
  ['/robots.txt', 200, 'public, max-age=86400'],
  ['/nothing', 404, 'no-cache'],
  ['/assets/none-00000000.js', 404, 'no-cache'],
  ['/images/none.webp', 404, 'no-cache'],
  ['/services', 405, 'no-store', { method: 'DELETE' }],
  ['/api/services', 200, 'no-cache'],
  ['/api/products', 200, 'no-cache'],
  ['/api/nothing', 404, 'no-store'],
  ['/api/orders', 405, 'no-store'],
  ['/api/contact', 200, 'no-store', json(contactMessage)],
  ['/api/orders', 200, 'no-store', json(pickupOrder)],
  ['/api/orders', 400, 'no-store', json({})],
  ['/api/orders', 400, 'no-store', json(pickupOrder, { 'Idempotency-Key': 'x' })],
  ['/api/orders', 403, 'no-store', json(pickupOrder, { Origin: 'https://evil.example' })],
  ['/api/orders', 415, 'no-store', json(pickupOrder, { 'Content-Type': 'text/plain' })],
  ['/contact', 303, 'no-store', form(contactMessage)],
  ['/contact', 400, 'no-store', form({ name: '' })],
  ['/healthz', 200, 'no-store'],
  ['/healthz/live', 200, 'no-store'],
  ['/healthz/ready', 200, 'no-store'],
] as [path: string, status: number, cacheControl: string, init?: RequestInit][])(
  '%s with status %i has the Cache-Control %s and all security headers',
  async (path, status, cacheControl, init) => {
    const response = await fetch(server.url + path, { redirect: 'manual', ...init });
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    const read = (name: string) => response.headers.get(name);
    expect({
      cacheControl: read('Cache-Control'),
      referrer: read('Referrer-Policy'),
      permissions: read('Permissions-Policy'),
      contentTypeOptions: read('X-Content-Type-Options'),
      openerPolicy: read('Cross-Origin-Opener-Policy'),
      frameOptions: read('X-Frame-Options'),
      poweredBy: read('X-Powered-By'),
    }).toEqual({
      cacheControl,
      referrer: 'strict-origin-when-cross-origin',
      permissions: 'camera=(), geolocation=(), microphone=(), payment=()',
      contentTypeOptions: 'nosniff',
      openerPolicy: 'same-origin',
      frameOptions: 'DENY',
      poweredBy: null,
    });
  },
);
