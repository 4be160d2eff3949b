import { defineConfig } from 'vitest/config';
import { testOwnerFolder } from './src/owner/folder.ts';

/** The tests that `npm run proof -- stryker` asks: those beside the pure modules, and those of the API. */
export default defineConfig({
  test: {
    include: [
      '{src,mocks}/**/*.test.ts',
      'tests/parity/*.test.ts',
      'tests/server/{orders,simulated,square}.test.ts',
    ],
    env: { OWNER_DIR: testOwnerFolder },
  },
});
