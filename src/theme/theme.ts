import { tokens } from './tokens.ts';

type Variables<T> = { readonly [K in keyof T]: T[K] extends string ? string : Variables<T[K]> };

/** CSS declarations of all tokens' variables, for `:root`. */
export const declarations: string[] = [];

function declareVariables<T extends object>(values: T, prefix: string): Variables<T> {
  const entries = Object.entries(values).map(([name, value]: [string, string | object]) => {
    const variable = `${prefix}-${name}`;
    if (typeof value === 'object') return [name, declareVariables(value, variable)];
    declarations.push(`${variable}:${value};`);
    return [name, `var(${variable})`];
  });
  return Object.fromEntries(entries) as Variables<T>;
}

/**
 * The design tokens as CSS variables. Not styled-components' `createTheme`, which repeats each value
 * wherever it is used: about a kilobyte per page.
 */
export const theme = declareVariables(tokens, '-');

/** Media queries for styles: `${media.desktop} { ... }`. Styles without one apply to phones. */
export const media = {
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** Only devices that can hover: after a tap, hover styles would remain. */
  hover: '@media (hover: hover)',
} as const;
