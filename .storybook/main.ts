import { resolve } from 'node:path';
import { fontFaces } from '../src/theme/fonts.ts';
import { tokens } from '../src/theme/tokens.ts';
import { review } from './review.ts';
import type { StorybookConfig } from '@storybook/react-vite';

// Relative, because Storybook may be served from a sub-folder.
const fonts = fontFaces.replaceAll('/fonts/', './fonts/');

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
  staticDirs: ['../public', './static'],
  // Keeps each viewport frame at its configured height, with narrow margins; the canvas scrolls.
  managerHead: (head) => `${head}<style>
    [data-scale] { flex-shrink: 0; }
    div:has(> [data-scale]:not([style*='100%'])) { padding: 6px 16px 16px; }
    ${fonts}
  </style>`,
  previewHead: (head) => `${head}<style>
    .sbdocs-content :is(h1, h2, h3):not(.sb-story *) { font-family: ${tokens.font.heading}; }
    ${fonts}
  </style>`,
  // Pages have their own background; the checklist teaches how to set up Storybook.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
