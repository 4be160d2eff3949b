import { SET_CURRENT_STORY, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { mockedEndpoints, toScenarioCode } from '../mocks/mockedEndpoints.ts';
import { registerMockPanel } from '../packages/mock-panel/src/manager.tsx';
import { frames, opensOnPhone } from './phoneFirst.ts';
import { theme } from './theme.ts';

addons.setConfig({
  layout: {
    panelPosition: 'bottom',
    bottomPanelHeight: Math.round(innerHeight * 0.28),
    rightPanelWidth: Math.min(600, innerWidth * 0.35),
  },
  selectedPanel: 'review/state',
  theme,
});

registerMockPanel({ endpoints: mockedEndpoints, toCode: toScenarioCode });

/**
 * Puts Review and Mock first, which then fit beside a phone's frame. The others are added when the
 * first story is prepared, since only some stories use them, so that no tab disappears.
 */
addons.register('panels-of-some-stories', (api) => {
  const panels = addons.getElements(types.PANEL);
  const ids = [
    'review/screenshots',
    'review/aria-snapshot',
    'storybook/interactions/panel',
    'storybook/a11y/panel',
    'addon-controls',
    'storybook/actions/panel',
    'storybook/docs/panel',
  ];
  const late = ids.flatMap((id) => panels[id] ?? []);
  for (const { id } of late) Reflect.deleteProperty(panels, id);
  api.once(STORY_PREPARED, () => {
    for (const panel of late) addons.add(panel.id, panel);
  });
});

/**
 * The cart's stories, and all in a narrow window, open in a phone's frame, with the panels beside it
 * where they fit. Not by globals of their own, which would lock the toolbar's viewport. Leaving the
 * group undoes it.
 */
addons.register('phone-frame', (api) => {
  let wasOnPhone: boolean | undefined;
  const show = (id: string) => {
    const isNarrow = innerWidth < 700;
    const onPhone = isNarrow || opensOnPhone(id);
    if (onPhone === wasOnPhone) return;
    wasOnPhone = onPhone;
    // Also for the first story: Storybook remembers the position of an earlier visit.
    if (!isNarrow) api.togglePanelPosition(onPhone ? 'right' : 'bottom');
    const { value } = api.getGlobals().viewport as { value?: string };
    const { phone, desktop } = frames;
    const [before, now] = onPhone ? [desktop, phone] : [phone, desktop];
    if (value === before) api.updateGlobals({ viewport: { value: now } });
  };
  api.on(SET_CURRENT_STORY, ({ storyId }: { storyId: string }) => show(storyId));
  api.on(STORY_PREPARED, ({ id }: { id: string }) => show(id));
});
