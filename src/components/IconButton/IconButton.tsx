import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

/**
 * A round button with only an icon, as large as a touch target. Give it an `aria-label` and wrap it
 * in a `Tooltip`. `--over` sets its background on hover.
 */
export const IconButton = styled.button`
  --over: ${theme.color.paperDeep};
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  cursor: pointer;

  ${media.hover} {
    &:hover:not(:disabled) {
      background: var(--over);
    }
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
    outline-offset: -2px;
  }
`;
