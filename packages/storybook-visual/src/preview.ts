/** A story that stands, and how much of it a screenshot shows. */
export type CapturedStory = {
  id: string;
  parameters: {
    /**
     * `full`: all of it. `main`: from the top to the end of `main`, without the footer that all pages
     * share. `viewport`: what meets the eye. By default an open dialog or tooltip is shown in its
     * viewport, a page to the end of `main`, anything else in full.
     */
    screenshot?: 'full' | 'main' | 'viewport' | undefined;
    /** Of storybook-addon-pseudo-states: where each state holds, everywhere for `true`. */
    pseudo?: Record<string, string | boolean>;
  };
};

declare global {
  var storybookVisualCapture: ((story: CapturedStory) => Promise<void>) | undefined;
}

/** For `afterEach` of Storybook's preview: captures the story during a run, and does nothing else. */
export const captureStory = async (story: CapturedStory): Promise<void> =>
  globalThis.storybookVisualCapture?.(story);
