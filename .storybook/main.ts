import { resolve } from 'node:path';
import { review } from './review.ts';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx', '../tests/{flows,stories}/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    { name: resolve('packages/storybook-review'), options: review },
  ],
  staticDirs: ['../public'],
  // Keeps each viewport frame at its configured height; the canvas scrolls instead.
  managerHead: (head) => `${head}<style>
    [data-scale] { flex-shrink: 0; }
    @font-face {
      font-family: Figtree;
      src: url('./fonts/figtree-latin-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: swap;
    }
  </style>`,
  // Pages have their own background.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
