import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { claimsState } from '#packages/storybook-review/src/states.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Returns a story's baseline; with --update the given snapshot becomes the baseline. */
    compareAriaSnapshot: (storyId: string, tree: string) => Promise<string | undefined>;
  }
}

// Not Vitest's afterEach: this file runs once for all story files that share its frame.
globalThis.onAriaSnapshot = async ({ id, tags, snapshot }) => {
  if (!claimsState(tags)) return;
  const held = await commands.compareAriaSnapshot(id, snapshot);
  // A new state has no baseline until it is accepted with --update.
  if (held === undefined) return;
  const hint = 'The ARIA snapshot differs; `npm test -- stories --update` accepts it';
  expect(snapshot, `${hint}: ${id}`).toBe(held);
};
