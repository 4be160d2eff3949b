import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a build', () => {
  it.each([
    ['without an application id', '', true],
    ['with one of Square’s sandbox', 'sandbox-sq0idb-1', true],
    ['with one of its own', 'sq0idp-1', false],
  ])('%s says whether no card is charged: %s', async (_case, id, demo) => {
    vi.stubEnv('VITE_SQUARE_LOCATION_ID', 'L1');
    vi.stubEnv('VITE_SQUARE_APPLICATION_ID', id);
    expect((await import('./payments.ts')).demoCheckout).toBe(demo);
  });
});
