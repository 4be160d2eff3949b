import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { iconAlias } from '../scripts/lighterPackages.ts';
import { ownerAlias, testOwnerFolder } from '../src/owner/folder.ts';
import { anyFolder } from './anyFolder.ts';

// Storybook's own: the React Router plugin of the app's config must stay out of it.
export default defineConfig({
  plugins: [anyFolder(), react(), msw({ mode: 'worker-only' })],
  resolve: { alias: { ...ownerAlias(testOwnerFolder), ...iconAlias } },
  build: { chunkSizeWarningLimit: 2000 },
});
