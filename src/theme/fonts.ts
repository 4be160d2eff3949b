import { css } from 'styled-components';

/** What the document head preloads: both fonts are used above the fold of every page. */
export const fontFiles = [
  '/fonts/fraunces-latin-wght-normal.woff2',
  '/fonts/figtree-latin-wght-normal.woff2',
] as const;

/**
 * The two fonts and, for the time until they are there, fallbacks of the same width and line
 * height. The figures of the fallbacks come from `node scripts/fonts.ts`.
 */
export const fontFaces = css`
  @font-face {
    font-family: 'Fraunces Variable';
    src: url('/fonts/fraunces-latin-wght-normal.woff2') format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Figtree Variable';
    src: url('/fonts/figtree-latin-wght-normal.woff2') format('woff2');
    font-weight: 300 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Fraunces fallback';
    src:
      local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'),
      local('Liberation Serif Bold'), local('Tinos Bold');
    font-weight: 100 900;
    size-adjust: 112.23%;
    ascent-override: 87.14%;
    descent-override: 22.72%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree fallback';
    src:
      local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo'), local('Roboto');
    font-weight: 300 900;
    size-adjust: 100.52%;
    ascent-override: 94.51%;
    descent-override: 24.87%;
    line-gap-override: 0%;
  }
`;
