import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("the build's payment settings", () => {
  it.each([
    ['without an application id', '', true],
    ['with one of Square’s sandbox', 'sandbox-sq0idb-1', true],
    ['with one of its own', 'sq0idp-1', false],
  ])('report a build %s as a demo: %s', async (_case, id, demo) => {
    vi.stubEnv('VITE_SQUARE_LOCATION_ID', 'L1');
    vi.stubEnv('VITE_SQUARE_APPLICATION_ID', id);
    expect((await import('./payments.ts')).demoCheckout).toBe(demo);
  });

  it.each([
    ['', 'default'],
    ['L1', 'L1'],
  ])("resolve the location '%s' to '%s' (Q22)", async (built, locationId) => {
    vi.stubEnv('VITE_SQUARE_LOCATION_ID', built);
    const fetching = vi.fn(() => Promise.resolve(Response.json({ success: true })));
    vi.stubGlobal('fetch', fetching);
    const { processPayment } = await import('./payments.ts');
    const orderId = '0b5f7c1e-6d2a-4a39-9b1d-0c8f5f0c2b11';
    await processPayment(orderId, 4800, 'key');
    const [, { body }] = fetching.mock.calls[0] as unknown as [string, { body: string }];
    expect(JSON.parse(body)).toEqual({
      sourceId: 'cnon:card-nonce-ok',
      amount: 4800,
      currency: 'USD',
      orderId,
      locationId,
    });
  });
});
