import { defineConfig } from 'vitest/config';
import { testOwnerFolder } from './src/owner/folder.ts';

/** The tests that `npm run proof -- stryker` asks: those beside the pure rooms, and what the API answers. */
export default defineConfig({
  test: {
    include: [
      '{src,mocks}/**/*.test.ts',
      'tests/parity/*.test.ts',
      'tests/server/{orders,simulated,square}.test.ts',
    ],
    environment: 'node',
    env: { OWNER_DIR: testOwnerFolder },
  },
});
