import { join, resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { captureFor, capturePart, emulateMedia } from './browserCommands.ts';
import { CAPTURES } from './capture.ts';
import type { Config, Mode } from './config.ts';
import { launchOptionsOf } from './project.ts';

/** A browser with all modes that one mounted story is captured in, as part of a Vitest project. */
export type Shape = ReturnType<typeof shapeOf>;

/** The browsers in which a run visits stories: the first alone, unless it captures. */
export function shapesOf(config: Config): Shape[] {
  const captures = process.env[CAPTURES];
  const groups = Map.groupBy(config.modes, ({ viewport, context, args }) =>
    JSON.stringify([viewport, context, args]),
  );
  const shapes = [...groups.values()].flatMap((modes, at) => {
    const [first] = modes;
    return first ? [shapeOf(config, first, captures ? modes : [], at === 0)] : [];
  });
  return captures ? shapes : shapes.slice(0, 1);
}

function shapeOf(
  config: Config,
  { name, viewport, tag, context, args = [] }: Mode,
  modes: readonly Mode[],
  isFirst: boolean,
) {
  const { executablePath, args: all } = launchOptionsOf(config);
  const folders = {
    captures: resolve(process.env[CAPTURES] ?? ''),
    baselines: resolve(config.folder, 'baselines'),
  };
  return {
    /** The name of its first mode. */
    name,
    viewport,
    /** The tag of its stories; undefined for the first shape, which has all of them. */
    tag: isFirst ? undefined : tag,
    test: {
      setupFiles: modes.length > 0 ? [join(import.meta.dirname, 'setup.ts')] : [],
      provide: { modes, ...(!isFirst && { 'storybook/test-provided': { a11y: false } }) },
      browser: {
        ...{ enabled: true, headless: true, connectTimeout: 180_000 },
        provider: playwright({
          launchOptions: { executablePath, args: [...all, ...args] },
          contextOptions: { ...config.context, ...context },
        }),
        instances: [{ browser: 'chromium' as const }],
        commands: { capturePart, emulateMedia, capture: captureFor(folders) },
      },
      testTimeout: modes.length > 0 ? 240_000 : 20_000,
    },
  };
}
