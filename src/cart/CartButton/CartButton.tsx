import { ShoppingBag } from 'lucide-react';
import type { FormEvent } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { media, theme } from '#theme/theme.ts';
import { CART_BUTTON_ID, countItems, openCart, useCart } from '../cartStore.ts';
import { preloadCartDrawer } from '../loadCartDrawer.ts';

const Form = styled.form`
  display: contents;
`;

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.target};
  padding: 0 ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  font-weight: 600;
  cursor: pointer;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.paperDeep};
    }
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;

/** Visually hidden where the header has no space for it. */
const Word = styled(VisuallyHidden)`
  @media (min-width: 72rem) {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
  }
`;

const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.625rem;
  height: 1.625rem;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.paperDeep};
  font-size: 0.875rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  &[data-filled] {
    background: ${theme.color.apple};
    color: ${theme.color.onStrong};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;

/**
 * Shown by a tap before hydration (`src/prerender/clicksBeforeHydration.ts`): a CSS-only copy of the drawer's sheet
 * with the text of `Spinner` in its place, until the cart renders its own.
 */
const LoadingSheet = createGlobalStyle`
  [data-opening]:not(:has([data-cart-overlay]:not([hidden]))) body::after {
    content: 'Loading...';
    position: fixed;
    inset: 0 0 0 auto;
    z-index: ${theme.layer.drawer};
    display: grid;
    place-items: center;
    width: min(30rem, 100%);
    padding-left: 3rem;
    background: ${theme.color.surface};
    box-shadow: 0 0 0 100vmax ${theme.color.veil};
    color: ${theme.color.inkSoft};
    font-weight: 600;
    ${media.tablet} { border-radius: ${theme.radius.large} 0 0 ${theme.radius.large}; }
  }
`;

/**
 * Opens the cart and shows its item count. Without JavaScript the button submits a form that opens
 * the shop's page, which explains that the cart needs JavaScript.
 */
export function CartButton() {
  return (
    <ErrorBoundary part="cart button" fallback={<CartForm count={0} isOpen={false} />}>
      <LiveCartForm />
    </ErrorBoundary>
  );
}

function LiveCartForm() {
  const count = useCart(({ items }) => countItems(items));
  const isOpen = useCart((state) => state.isOpen);
  return <CartForm count={count} isOpen={isOpen} />;
}

function CartForm({ count, isOpen }: { count: number; isOpen: boolean }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    openCart();
  };
  return (
    <Form action="/boutique#shop" onSubmit={onSubmit}>
      <LoadingSheet />
      <Button
        id={CART_BUTTON_ID}
        type="submit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadCartDrawer}
        onFocus={preloadCartDrawer}
      >
        <ShoppingBag aria-hidden="true" />
        <Word>Cart</Word> <Count data-filled={count > 0 || undefined}>{count}</Count>{' '}
        <VisuallyHidden>{count === 1 ? 'item' : 'items'}</VisuallyHidden>
      </Button>
    </Form>
  );
}
