import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

/**
 * A round button of an icon alone, large enough for a thumb. `aria-label` says what it does, and a
 * `Tooltip` around it shows that. `--over` is its ground under a pointer.
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
