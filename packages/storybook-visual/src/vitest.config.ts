import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { capturePart, compareScreenshot, emulateMedia } from './browserCommands.ts';
import { splitName } from './results.ts';
import type { Task } from './runStories.ts';

// The Vitest configuration of a run. The current folder is the project or another version of it.
const taskFile = process.env.STORYBOOK_VISUAL_TASK;
if (taskFile === undefined) throw new Error('Screenshots are captured by storybook-visual.');
const task = JSON.parse(readFileSync(taskFile, 'utf8')) as Task;

type Mode = Task['modes'][number];

/** The modes of each story, among those that share a browser. */
function groupModesByStory(modes: readonly Mode[]): Record<string, Mode[]> {
  const byStory: Record<string, Mode[]> = {};
  for (const screenshot of task.screenshots) {
    const { mode: name, story } = splitName(screenshot);
    const mode = modes.find((candidate) => candidate.name === name);
    if (mode) (byStory[story] ??= []).push(mode);
  }
  return byStory;
}

const browsers = Map.groupBy(task.modes, ({ tag, viewport, context, args }) =>
  JSON.stringify([tag, viewport, context, args]),
);

const projects = [...browsers.values()].flatMap((modes) => {
  const wanted = groupModesByStory(modes);
  const [first] = modes;
  if (!first || Object.keys(wanted).length === 0) return [];
  return {
    ...(task.viteConfig !== undefined && { extends: resolve(task.viteConfig) }),
    plugins: [
      storybookTest({
        tags: { include: [first.tag] },
        initialGlobals: { viewport: { value: first.viewport } },
      }),
    ],
    optimizeDeps: { include: [...(task.optimizeDeps ?? []), 'storybook/test'] },
    test: {
      name: first.name,
      setupFiles: [join(import.meta.dirname, 'setup.ts')],
      provide: { wanted, 'storybook/test-provided': { a11y: false } },
      browser: {
        enabled: true,
        connectTimeout: 180_000,
        headless: true,
        provider: playwright({
          launchOptions: {
            ...task.browser,
            args: [...task.browser.args, ...(first.args ?? [])],
          },
          contextOptions: { ...task.context, ...first.context },
        }),
        instances: [{ browser: 'chromium' as const }],
        commands: { capturePart, compareScreenshot: compareScreenshot(task), emulateMedia },
      },
      testTimeout: 300_000,
      retry: task.retry ? 1 : 0,
      isolate: false,
    },
  };
});

export default defineConfig({ test: { projects } });
