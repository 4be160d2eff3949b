import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a build', () => {
  it('without a payment location is for the demo checkout', async () => {
    vi.stubEnv('VITE_SQUARE_LOCATION_ID', '');
    expect((await import('./payments.ts')).demoCheckout).toBe(true);
  });

  it('with one is not', async () => {
    vi.stubEnv('VITE_SQUARE_LOCATION_ID', 'L1');
    expect((await import('./payments.ts')).demoCheckout).toBe(false);
  });
});
