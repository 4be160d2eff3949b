import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { shapesOf } from 'storybook-visual/shapes';
import { defineConfig } from 'vitest/config';
import visual from './visual.config.ts';

const projects = shapesOf(visual).map(({ name, viewport, tag, test }) => ({
  oxc: { jsx: { runtime: 'automatic' as const } },
  plugins: [
    storybookTest({
      initialGlobals: { viewport: { value: viewport } },
      ...(tag !== undefined && { tags: { include: [tag] } }),
    }),
  ],
  test: { ...test, name },
}));

export default defineConfig({ test: { projects } });
