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

/** Notice of a pending payment (ruling 53). */
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
 * The cart's sheet; in print it hides the rest of the page. In a global style, these rules would
 * recalculate the page's styles whenever the cart opens or closes.
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
