import React, { useState } from 'react';
import { addons, types, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { decodeChanges, encodeChanges, type Changes } from './changes.ts';
import { MockPanel, type MockEndpoint } from './MockPanel.tsx';
import { MOCK_REPORT, type StoryReport } from './report.ts';

type PanelOptions = {
  endpoints: readonly MockEndpoint[];
  /** Writes the changes to a story in this scenario as code. */
  toCode: (changes: Changes, scenario: string) => string;
};

/** Adds the panel to Storybook. The changes are the global `mock`, a part of the URL. */
export function registerMockPanel(options: PanelOptions): void {
  addons.register('mock', () => {
    addons.add('mock/panel', {
      type: types.PANEL,
      title: 'Mock',
      render: ({ active }): React.ReactNode => (active ? <StoryMocks {...options} /> : null),
    });
  });
}

function StoryMocks({ endpoints, toCode }: PanelOptions): React.ReactNode {
  const { storyId } = useStorybookState();
  const [{ mock }, updateGlobals] = useGlobals();
  const [last, setLast] = useState(
    () => (addons.getChannel().last(MOCK_REPORT) as [StoryReport] | undefined)?.[0],
  );
  useChannel({ [MOCK_REPORT]: setLast });
  if (last?.id !== storyId) return <p style={{ padding: '0 16px' }}>Waiting for the story.</p>;
  return (
    <MockPanel
      key={storyId}
      endpoints={endpoints}
      report={last}
      changes={decodeChanges(mock)}
      onApply={(changes) => updateGlobals({ mock: encodeChanges(changes) || undefined })}
      toCode={(changes) => toCode(changes, last.scenario)}
    />
  );
}
