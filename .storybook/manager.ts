import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  panelPosition: 'bottom',
  bottomPanelHeight: Math.round(innerHeight * 0.28),
  rightPanelWidth: 600,
  selectedPanel: 'review/state',
  theme,
});

/**
 * Not every story has these panels, but Storybook shows all until the first story is prepared: add
 * them then, after the others, so that no tab vanishes or moves.
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
