import type { BrowserContextOptions } from 'playwright';

/** One story of Storybook's index. */
export type Story = {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
  importPath?: string;
};

/** One way to capture stories. */
export type Mode = {
  /** Also the folder of its baselines. */
  name: string;
  /** Stories with this tag are captured. */
  tag: string;
  /** A value of Storybook's `viewport` global. */
  viewport: string;
  /** How its browser differs, such as `{ forcedColors: 'active' }`. */
  context?: BrowserContextOptions;
  /** Launch arguments of its browser, such as `--blink-settings=defaultFontSize=32`. */
  args?: readonly string[];
  /** Another width of the window, in CSS pixels. */
  width?: number;
  /** Another height, for what is shown in its viewport. */
  height?: number;
  media?: { media?: 'print'; contrast?: 'more' };
  /** Everything looks as if the pointer were over it; needs storybook-addon-pseudo-states. */
  hover?: true;
  /**
   * Joins several captures. `focus`: each stop of the Tab key, in the open dialog, in `main`, or on a
   * page without one. `motion`: the start, the middle and the end of how everything appears. Both
   * leave the story changed: list such modes last.
   */
  strip?: 'focus' | 'motion';
  /** Chooses among the tagged stories; all of them without it. */
  stories?: (tagged: readonly Story[]) => readonly Story[];
};

export type Config = {
  modes: readonly Mode[];
  /** The folder that is committed: `baselines/` and `environment.json`. */
  folder: string;
  /** Where a run leaves its report, its results and what differs. */
  results: string;
  /** For the lock and for other versions; `.cache/visual` by default. */
  cache?: string;
  /** Storybook's folder; `.storybook` by default. */
  storybook?: string;
  /** A Vite configuration with the plugins and aliases that stories need. */
  viteConfig?: string;
  /** Dependencies that Vite would discover late, and reload the page for. */
  optimizeDeps?: readonly string[];
  /** Launch options of Chromium; `CHROMIUM_PATH` or Playwright's own browser by default. */
  browser?: () => { executablePath?: string; args?: readonly string[] };
  /** Options of every browser context, such as its time zone. */
  context?: BrowserContextOptions;
  /** What else decides how a page looks, by name: a hash of the fonts, for example. */
  environment?: () => Record<string, string>;
  /** Stories that look the same on purpose; any others that do are reported. */
  allowedSame?: readonly { stories: readonly string[]; reason: string }[];
  /** For `--against`: further modules that a story loads, from the source of its file. */
  alsoLoads?: (source: string) => readonly string[];
  /** For `--pages`: the command that builds the site, and the folder with its HTML files. */
  pages?: { build: readonly [string, ...string[]]; folder: string };
};

/** Types the configuration in `visual.config.ts`. */
export const defineConfig = (config: Config): Config => config;
