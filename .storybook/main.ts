import { gatherReview, reviewDir } from './review/gather.ts';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx', '../tests/{flows,stress}/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: (others = []) => {
    gatherReview();
    return [...others, '../public', { from: reviewDir, to: '/review' }];
  },
  // The frame of a viewport keeps the height that it names; the canvas scrolls.
  managerHead: (head) => `${head}<style>[data-scale] { flex-shrink: 0; }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
