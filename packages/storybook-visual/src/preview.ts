/** A rendered story, and how much of it to capture. */
export type CapturedStory = {
  id: string;
  tags: readonly string[];
  parameters: {
    /**
     * `full`: all of it. `main`: from the top to the end of `main`, without the footer that all
     * pages share. `viewport`: only the visible part. Default: the viewport for an open dialog or
     * tooltip, `main` for a page, `full` for anything else.
     */
    screenshot?: 'full' | 'main' | 'viewport' | undefined;
  };
  globals: {
    /** Global of storybook-addon-pseudo-states: selectors for each state; `true` for everywhere. */
    pseudo?: Record<string, string | boolean> | false;
  };
};

declare global {
  var storybookVisualCapture: ((story: CapturedStory) => Promise<void>) | undefined;
}

/** For `afterEach` in Storybook's preview: captures the story, but only during a run. */
export const captureStory = async (story: CapturedStory): Promise<void> =>
  globalThis.storybookVisualCapture?.(story);
