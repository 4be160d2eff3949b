import { definePreviewAddon, type StoryContext } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { ariaSnapshot, type AriaNode } from './ariaSnapshot.ts';
import { skipAssertions } from './assertions.ts';
import { ARIA_SNAPSHOT, PANE } from './review.ts';

declare global {
  /** Called with each story's ARIA snapshot; tests set it to compare or update baselines. */
  var onAriaSnapshot:
    ((story: { id: string; tags: string[]; snapshot: string }) => Promise<void>) | undefined;
}

export type PreviewOptions = {
  /** Whether the toolbar changes nothing about the story. */
  isAsWritten?: (context: StoryContext) => boolean;
  /** Excludes a child of the body from ARIA snapshots. */
  ignoreInSnapshot?: (node: AriaNode, context: StoryContext) => boolean;
};

export default ({
  isAsWritten = () => true,
  ignoreInSnapshot = () => false,
}: PreviewOptions = {}) =>
  definePreviewAddon({
    beforeEach: (context) => {
      // Tests have no toolbar. In comparisons, the frames would steal the focus from each other.
      const inStorybook = '__STORYBOOK_PREVIEW__' in globalThis;
      skipAssertions(inStorybook && (window.name === PANE || !isAsWritten(context)));
    },

    afterEach: async (context) => {
      const { id, tags, viewMode } = context;
      if (viewMode !== 'story') return;
      const snapshot = ariaSnapshot((node) => ignoreInSnapshot(node, context));
      addons.getChannel().emit(ARIA_SNAPSHOT, { id, snapshot });
      await globalThis.onAriaSnapshot?.({ id, tags, snapshot });
    },
  });
