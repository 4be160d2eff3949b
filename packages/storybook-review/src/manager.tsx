import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { AriaSnapshotPanel } from './panels/AriaSnapshotPanel.tsx';
import { ReviewPanel } from './panels/ReviewPanel.tsx';
import { ScreenshotsPanel } from './panels/ScreenshotsPanel.tsx';
import { SideBySide } from './SideBySide.tsx';
import { showStatuses } from './sidebar.ts';
import { ToolbarStatus } from './ToolbarStatus.tsx';

const panels = [
  { id: 'review/state', title: 'Review', Panel: ReviewPanel },
  { id: 'review/aria-snapshot', title: 'ARIA snapshot', Panel: AriaSnapshotPanel },
  { id: 'review/screenshots', title: 'Screenshots', Panel: ScreenshotsPanel },
];

addons.register('review', () => {
  for (const { id, title, Panel } of panels) {
    addons.add(id, {
      type: types.PANEL,
      title,
      render: ({ active }): React.ReactNode => (active ? <Panel /> : null),
    });
  }
  addons.add('review/toolbar-status', {
    type: types.TOOL,
    title: 'Toolbar choices',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: (): React.ReactNode => <ToolbarStatus />,
  });
  addons.add('review/side-by-side', {
    type: types.PREVIEW,
    render: ({ children }): React.ReactNode => <SideBySide>{children}</SideBySide>,
  });
  void showStatuses();
});
