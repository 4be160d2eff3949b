import { create } from 'storybook/theming/create';
import studio from '../mocks/fixtures/owner/studio.json';
import { tokens } from '../src/theme/tokens.ts';

const { color, font } = tokens;

/** The studio's colors and font, for Storybook's own UI and the guide pages. */
export const theme = create({
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
  fontBase: font.text,
});
