import { defineConfig } from 'storybook-visual';

export default defineConfig({
  folder: 'screenshots',
  results: 'results',
  browser: () => ({ args: ['--no-sandbox'] }),
  modes: [
    { name: 'desktop', tag: 'visual', viewport: 'desktop' },
    { name: 'narrow', tag: 'visual', viewport: 'desktop', width: 320 },
  ],
});
