import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { markIndex } from './markIndex.ts';
import { LookedAt } from './panels/LookedAt.tsx';
import { PicturePanel } from './panels/PicturePanel.tsx';
import { ReadAloudPanel } from './panels/ReadAloudPanel.tsx';
import { rememberTrees } from './trees.ts';
import { Chosen } from './Chosen.tsx';

export const REVIEW_PANEL = 'review/state';

const panels = [
  { id: REVIEW_PANEL, title: 'Review', Panel: LookedAt },
  { id: 'review/read-aloud', title: 'Read aloud', Panel: ReadAloudPanel },
  { id: 'review/picture', title: 'Picture', Panel: PicturePanel },
];

/** The review room's own part of the manager: its panels, its words in the sidebar, its tool. */
export function addReview(): void {
  addons.register('review', (api) => {
    for (const { id, title, Panel } of panels) {
      addons.add(id, {
        type: types.PANEL,
        title,
        render: ({ active }): React.ReactNode => (active ? <Panel /> : null),
      });
    }
    addons.add('review/chosen', {
      type: types.TOOL,
      title: 'What the toolbar changes',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: (): React.ReactNode => <Chosen />,
    });
    markIndex(api);
    rememberTrees();
  });
}
