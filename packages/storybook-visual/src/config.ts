import type { BrowserContextOptions } from 'playwright';

/** A story from Storybook's index. */
export type Story = {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
  importPath?: string;
};

/** One way to capture stories, such as a viewport. */
export type Mode = {
  /** Also the name of its baselines' folder. */
  name: string;
  /** The tag of the stories to capture. */
  tag: string;
  /** Only these of the tagged stories, by id. */
  stories?: readonly string[];
  /** A viewport's name in Storybook's `viewport` global. */
  viewport: string;
  /** Playwright context options, such as `{ forcedColors: 'active' }`. */
  context?: BrowserContextOptions;
  /** Browser launch arguments, such as `--blink-settings=defaultFontSize=32`. */
  args?: readonly string[];
  /** Overrides the window's width, in CSS pixels. */
  width?: number;
  /** Overrides the window's height, for stories captured in their viewport. */
  height?: number;
  media?: { media?: 'print'; contrast?: 'more' };
  /** Shows hover styles on every element; needs storybook-addon-pseudo-states. */
  hover?: true;
  /**
   * Joins several captures. `focus`: each stop of the Tab key, in the open dialog, in `main`, or on
   * the complete page. `motion`: start, middle and end of all enter animations. `leaving`: the same
   * of how the dialog or toast goes. All change the story: list such modes last.
   */
  strip?: 'focus' | 'motion' | 'leaving';
};

export type Config = {
  modes: readonly Mode[];
  /** The committed folder: `baselines/` and `environment.json`. */
  folder: string;
  /** The folder for a run's report, results and differing screenshots. */
  results: string;
  /** Vitest arguments that select the story tests; needed by `--against` alone. */
  vitest?: readonly string[];
  /** Chromium's launch options; `CHROMIUM_PATH` or Playwright's browser by default. */
  browser?: () => { executablePath?: string; args?: readonly string[] };
  /** Options of every browser context, such as its time zone. */
  context?: BrowserContextOptions;
  /** Anything else that affects how a page looks, by name: for example a hash of the fonts. */
  environment?: () => Record<string, string>;
  /** Stories that look the same on purpose; other equal screenshots are reported. */
  allowedSame?: readonly { stories: readonly string[]; reason: string }[];
  /** For `--pages`: the command that builds the site, and the folder with its HTML files. */
  pages?: { build: readonly [string, ...string[]]; folder: string };
};

/** Gives the object in `visual.config.ts` its type. */
export const defineConfig = (config: Config): Config => config;
