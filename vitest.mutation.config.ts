import { defineConfig } from 'vitest/config';
import { testOwnerFolder } from './src/owner/folder.ts';

/** The tests that `npm run proof -- stryker` runs: those of pure modules and of the API. */
export default defineConfig({
  test: {
    include: [
      '{src,mocks}/**/*.test.ts',
      'tests/parity/*.test.ts',
      'tests/server/{cardTries,contactForm,http,orders,payments,simulated,square}.test.ts',
    ],
    env: { OWNER_DIR: testOwnerFolder },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
