import * as Dialog from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { media, theme } from '#theme/theme.ts';
import { Sheet } from '../DrawerSheet/DrawerSheet.styles.ts';
import { inset } from '../Step/Step.styles.ts';

export const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[4]} ${inset};
  border-block-end: 1px solid ${theme.color.line};
`;

export const Title = styled(Dialog.Title)`
  font-size: min(${theme.size.h3}, 9vw);
  outline: none;
`;

export const Close = styled(IconButton).attrs({ as: Dialog.Close })`
  margin-inline-end: -0.625rem;

  ${media.print} {
    display: none;
  }
`;

/** The cart has a payment whose outcome is not known (ruling 53). */
export const Interrupted = styled.div`
  display: grid;
  flex: none;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${inset};
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.honeyPale};
  color: ${theme.color.honeyInk};
  font-weight: 600;
  line-height: 1.45;
`;

/**
 * The cart's own sheet. On paper it stands alone, a summary to keep without the page behind it. These
 * rules are no global style, which would come and go with the cart and cost a style recalculation of the page each time.
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
