import * as Dialog from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { Sheet } from '#cart/CartDrawer/CartDrawer.styles.ts';
import { media, theme } from '#theme/theme.ts';

export const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[6]};
  border-block-end: 1px solid ${theme.colour.line};
`;

export const Title = styled(Dialog.Title)`
  font-size: ${theme.size.h3};
  outline: none;
`;

export const Close = styled(Dialog.Close)`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  margin-inline-end: -0.625rem;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  cursor: pointer;

  &:hover {
    background: ${theme.colour.paperDeep};
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
    outline-offset: -2px;
  }
  ${media.print} {
    display: none;
  }
`;

/** What a step shows: it scrolls while the drawer's head and foot stay. */
export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]};

  @media (max-height: 34rem) {
    flex: none;
    overflow: visible;
  }
  ${media.print} {
    overflow: visible;
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[6]} max(${theme.space[5]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.colour.line};
  background: ${theme.colour.paper};
`;

/** Back at the left, the way on at the right and as wide as it can be. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  > :last-child {
    flex: 1 1 auto;
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * The cart's own sheet. On paper it stands alone, a summary to keep without the page behind it. These
 * rules are no global style, which would come and go with the cart and restyle the page each time.
 */
export const CartSheet = styled(Sheet)`
  ${media.print} {
    html:has(&&) {
      overflow: visible;
    }
    body:has(> &) > :not(&) {
      display: none;
    }
  }
`;
