import { defineConfig } from 'vitest/config';
import { testOwnerFolder } from './src/owner/folder.ts';

/** The tests that `npm run mutation` asks: those beside the pure rooms. */
export default defineConfig({
  test: {
    include: ['{src,mocks}/**/*.test.ts'],
    environment: 'node',
    env: { OWNER_DIR: testOwnerFolder },
  },
});
