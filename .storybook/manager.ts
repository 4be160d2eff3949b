import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import studio from '../mocks/fixtures/owner/studio.json';
import { theme } from '../src/theme/theme.ts';

const { colour } = theme.raw;

addons.setConfig({
  selectedPanel: 'review/state',
  theme: create({
    base: 'light',
    brandTitle: `${studio.name}: every state`,
    brandTarget: '_self',
    colorPrimary: colour.apple,
    colorSecondary: colour.leaf,
    appBg: colour.paper,
    appContentBg: colour.surface,
    barBg: colour.surface,
    barSelectedColor: colour.apple,
    textColor: colour.ink,
    fontBase: 'Figtree, system-ui, sans-serif',
  }),
});
