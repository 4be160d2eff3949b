import type { BrowserCommand } from 'vitest/node';
import { writeBaseline, readBaseline } from './baselines.ts';

/** The browser command that `setup.ts` calls. @returns the baseline. */
export const compareAriaSnapshot =
  ({ update }: { update: boolean }): BrowserCommand<[storyId: string, snapshot?: string]> =>
  (_context, storyId, snapshot) => {
    if (update && snapshot !== undefined) writeBaseline(storyId, snapshot);
    return Promise.resolve(readBaseline(storyId));
  };
