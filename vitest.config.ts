import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { shapesOf } from './packages/storybook-visual/src/shapes.ts';
import { ownerAlias, testOwnerFolder } from './src/owner/folder.ts';
import { compareAriaSnapshot } from './tests/aria-snapshots/command.ts';
import visual from './visual.config.ts';

/** Story files without a story for a browser: it would load all their modules. */
const storyFilesWithout = (tag: string) =>
  globSync('{src,tests}/**/*.stories.tsx').filter(
    (file) => !readFileSync(file, 'utf8').includes(`'${tag}'`),
  );

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,mocks,scripts,packages/*/src}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/webkitDates.ts'],
          env: { OWNER_DIR: testOwnerFolder },
          // Some tests start processes, which takes longer on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Runs the tests that read the owner's files with the files of a second studio.
          name: 'other-studio',
          include: ['{src,mocks}/**/*.test.ts'],
          env: { OWNER_DIR: resolve('tests/support/otherStudio') },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{server,parity}/**/*.test.ts'],
          env: { OWNER_DIR: testOwnerFolder },
          // Beside heavy load a process can take a minute to start. Only failing tests take longer.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Each story once per browser that a test or a screenshot needs.
      ...shapesOf(visual).map(({ name, viewport, tag, test }, at) => ({
        plugins: [
          react(),
          msw({ mode: 'worker-only' }),
          storybookTest({
            configDir: '.storybook',
            storybookScript: 'npm run storybook',
            initialGlobals: { viewport: { value: viewport } },
            ...(tag !== undefined && { tags: { include: [tag] } }),
          }),
        ],
        resolve: { alias: ownerAlias(testOwnerFolder) },
        optimizeDeps: {
          include: ['react-dom/client', '@sinonjs/fake-timers', 'ivya/aria', 'storybook/test'],
        },
        test: {
          ...test,
          name: at === 0 ? 'stories' : `stories-${name}`,
          setupFiles: ['tests/aria-snapshots/setup.ts', ...test.setupFiles],
          browser: {
            ...test.browser,
            // Only on request: traces make the run three times as long.
            trace: process.env.TRACE
              ? {
                  mode: 'retain-on-failure' as const,
                  tracesDir: resolve('artifacts/stories/traces'),
                }
              : ('off' as const),
            commands: {
              ...test.browser.commands,
              compareAriaSnapshot: compareAriaSnapshot({
                update: process.env.UPDATE_ARIA_SNAPSHOTS === 'true',
              }),
            },
          },
          provide: { ...test.provide, shape: name },
          exclude: tag === undefined ? [] : storyFilesWithout(tag),
          isolate: false,
        },
      })),
    ],
  },
});
