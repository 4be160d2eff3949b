import type { BrowserCommand } from 'vitest/node';
import { keepTree, keptTree } from './kept.ts';

/** The browser command behind `setup.ts`. @returns the tree that is held. */
export const heldTree =
  ({ accept }: { accept: boolean }): BrowserCommand<[storyId: string, tree: string]> =>
  (_context, storyId, tree) => {
    if (accept) keepTree(storyId, tree);
    return Promise.resolve(keptTree(storyId));
  };
