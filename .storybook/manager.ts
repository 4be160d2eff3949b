import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { studio } from '../src/content/studio.ts';
import { theme } from '../src/theme/theme.ts';

const { colour } = theme.raw;

addons.setConfig({
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
