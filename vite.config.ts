import { reactRouter } from '@react-router/dev/vite';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { stableStyledIds } from './scripts/styledIds.ts';
import studio from './owner/studio.json' with { type: 'json' };

const apiPort = process.env.API_PORT ?? '3001';

export default defineConfig({
  plugins: [reactRouter(), msw(), stableStyledIds()],
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(process.env.PUBLIC_URL ?? studio.publicUrl),
  },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, each used whole: what every page runs, and what most pages share. The rest
          // splits by itself, so dialogs, forms and validators load behind a click.
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|styled-components)[\\/]/,
              priority: 2,
            },
            {
              name: 'shared',
              test: /[\\/]src[\\/](components|content|layout|lib|theme|routes)[\\/]|node_modules[\\/](lucide-react|zustand)[\\/]/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
  },
});
