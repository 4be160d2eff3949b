import { css, styled } from 'styled-components';

/** Styles where scripts do not run: JavaScript is off, or a file is missing (`start.ts`). */
export const withoutScript = (styles: string) => css`
  @media (scripting: none) {
    ${styles}
  }
  [data-scripts-failed] & {
    ${styles}
  }
`;

/** Content that is only shown where scripts do not run. Render it while the page waits for data. */
export const WithoutScript = styled('without-script' as 'div')`
  display: none;
  ${withoutScript('display: block;')}
`;
