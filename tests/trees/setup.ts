import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { claimsState } from '#storybook/stateMatrix.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Gives the tree that is held of a story, and holds this one where new ones are accepted. */
    heldTree: (storyId: string, tree: string) => Promise<string | undefined>;
  }
}

// Not an afterEach of Vitest: this file runs once for all the story files that share its frame.
globalThis.keepTree = async ({ id, tags, tree }) => {
  if (!claimsState(tags)) return;
  const held = await commands.heldTree(id, tree);
  // A state that is new is held from the next time that trees are accepted.
  if (held === undefined) return;
  const hint = 'What is read aloud differs; `npm run test:stories -- --accept-trees` keeps it';
  expect(tree, `${hint}: ${id}`).toBe(held);
};
