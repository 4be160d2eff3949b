import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { ownerAlias, testOwnerFolder } from '../src/owner/folder.ts';

// A separate config, because Storybook must not load the app's React Router plugin.
export default defineConfig({
  plugins: [react(), msw({ mode: 'worker-only' })],
  resolve: { alias: ownerAlias(testOwnerFolder) },
  // Test runs write pages there, which would reload an open one.
  server: { watch: { ignored: ['**/{artifacts,.cache}/**'] } },
  build: { chunkSizeWarningLimit: 2000 },
});
