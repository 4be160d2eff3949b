import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import studio from '../mocks/fixtures/owner/studio.json';
import { tokens } from '../src/theme/tokens.ts';

const { color } = tokens;

addons.setConfig({
  panelPosition: innerWidth > 1600 ? 'right' : 'bottom',
  bottomPanelHeight: 260,
  rightPanelWidth: 420,
  selectedPanel: 'review/state',
  theme: create({
    base: 'light',
    brandTitle: `${studio.name}: every state`,
    brandTarget: '_self',
    colorPrimary: color.apple,
    colorSecondary: color.leaf,
    appBg: color.paper,
    appContentBg: color.surface,
    barBg: color.surface,
    barSelectedColor: color.apple,
    textColor: color.ink,
    fontBase: 'Figtree, system-ui, sans-serif',
  }),
});
