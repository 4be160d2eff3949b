import { resolve } from 'node:path';
import { review } from './review.ts';
import type { StorybookConfig } from '@storybook/react-vite';

/** The studio's fonts, for Storybook's own UI and the guide pages. */
const fonts = ['Figtree', 'Fraunces']
  .map(
    (family) => `@font-face {
      font-family: ${family};
      src: url('./fonts/${family.toLowerCase()}-latin-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: swap;
    }`,
  )
  .join('\n');

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
  // Keeps each viewport frame at its configured height, with narrow margins; the canvas scrolls.
  managerHead: (head) => `${head}<style>
    [data-scale] { flex-shrink: 0; }
    div:has(> [data-scale]:not([style*='100%'])) { padding: 6px 16px 16px; }
    ${fonts}
  </style>`,
  previewHead: (head) => `${head}<style>
    .sbdocs-content :is(h1, h2, h3):not(.sb-story *) { font-family: Fraunces, serif; }
    ${fonts}
  </style>`,
  // Pages have their own background.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
