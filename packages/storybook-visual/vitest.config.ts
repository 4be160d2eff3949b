import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/*.test.ts', 'example/*.test.ts'], testTimeout: 240_000 },
});
