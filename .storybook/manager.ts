import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { mockedEndpoints, toScenarioCode } from '../mocks/mockedEndpoints.ts';
import { registerMockPanel } from '../packages/mock-panel/src/manager.tsx';
import { theme } from './theme.ts';

addons.setConfig({
  panelPosition: 'bottom',
  bottomPanelHeight: Math.round(innerHeight * 0.28),
  rightPanelWidth: 600,
  selectedPanel: 'review/state',
  theme,
});

registerMockPanel({ endpoints: mockedEndpoints, toCode: toScenarioCode });

/**
 * Until the first story is prepared, Storybook also shows panels that the story does not use: add
 * these only then, after the others, so that no tab disappears or moves.
 */
addons.register('panels-of-some-stories', (api) => {
  const panels = addons.getElements(types.PANEL);
  const ids = ['addon-controls', 'storybook/actions/panel', 'storybook/docs/panel'];
  const late = ids.flatMap((id) => panels[id] ?? []);
  for (const { id } of late) Reflect.deleteProperty(panels, id);
  api.once(STORY_PREPARED, () => {
    for (const panel of late) addons.add(panel.id, panel);
  });
});
