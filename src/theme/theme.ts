import { createTheme } from 'styled-components';
import { tokens } from './tokens.ts';

/** The tokens for styles: each leaf of `theme` is a CSS variable. */
export const theme = createTheme(tokens, { prefix: 'op' });

/** Breakpoints, for use in styles: `${media.desktop} { ... }`. A phone needs none. */
export const media = {
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** Touch input leaves hover states behind: only devices that hover show them. */
  hover: '@media (hover: hover)',
} as const;
