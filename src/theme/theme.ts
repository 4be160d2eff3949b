import { tokens } from './tokens.ts';

type Variables<T> = { readonly [K in keyof T]: T[K] extends string ? string : Variables<T[K]> };

/** The tokens' CSS variables with their values, for `:root`. */
export const declarations: string[] = [];

function declare<T extends object>(values: T, prefix: string): Variables<T> {
  const entries = Object.entries(values).map(([name, value]: [string, string | object]) => {
    const variable = `${prefix}-${name}`;
    if (typeof value === 'object') return [name, declare(value, variable)];
    declarations.push(`${variable}:${value};`);
    return [name, `var(${variable})`];
  });
  return Object.fromEntries(entries) as Variables<T>;
}

/**
 * The tokens for styles: each leaf of `theme` is a CSS variable. The variables of styled-components'
 * `createTheme` have their values with them wherever they are used, a kilobyte on a page.
 */
export const theme = declare(tokens, '--op');

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
