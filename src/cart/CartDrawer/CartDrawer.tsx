import * as Dialog from '@radix-ui/react-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Activity, type FocusEvent, useEffect, useRef } from 'react';
import { ApiProvider } from '#api/ApiProvider.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { checkout } from '#content/checkout.ts';
import { useOverlayHistory } from '#lib/useOverlayHistory.ts';
import { CART_BUTTON_ID, cartStore, closeCart, openCart, useCart } from '../cartStore.ts';
import {
  checkoutSteps,
  goToStep,
  refreshCatalogue,
  useCheckout,
  type CheckoutStep,
} from '../checkoutStore.ts';
import { DetailsStep } from '../DetailsStep/DetailsStep.tsx';
import { Overlay } from '../DrawerSheet/DrawerSheet.styles.ts';
import { ItemsStep } from '../ItemsStep/ItemsStep.tsx';
import { PaymentStep } from '../PaymentStep/PaymentStep.tsx';
import { CartSheet, Close, Head, Interrupted, Title } from './CartDrawer.styles.ts';
import { StepTrail } from './StepTrail.tsx';

const titles = {
  items: 'Shopping Cart',
  details: 'Customer Information',
  payment: 'Payment',
} as const satisfies Record<CheckoutStep, string>;

const levelOf = (step: CheckoutStep) => checkoutSteps.indexOf(step) + 1;

/** Lets focus leave the modal drawer for a toast above it, which F8 focuses (S3). */
function allowFocusIntoToasts({ relatedTarget, nativeEvent }: FocusEvent) {
  if (relatedTarget?.closest('[data-toasts]')) nativeEvent.stopImmediatePropagation();
}

/** The cart drawer with its three steps (Q9 to Q14). Modal: traps focus, Escape closes it. */
export function CartDrawer() {
  return (
    <ApiProvider>
      <Drawer />
    </ApiProvider>
  );
}

function Drawer() {
  const isOpen = useCart((state) => state.isOpen);
  const isPaying = useCheckout(({ processing }) => processing);
  // Show the order that is being paid, even if the cart is empty by now (ruling 40).
  const openPayment = useCart((state) => state.openPayment);
  const isEmpty = useCart(({ items }) => items.length === 0) && !isPaying;
  const step = useCheckout((state) => state.step);
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const shown = useRef(step);

  useOverlayHistory({
    name: 'cart',
    level: isOpen ? levelOf(step) : 0,
    onLevel: (level) => {
      const wanted = checkoutSteps[level - 1];
      if (wanted) openCart();
      else closeCart();
      return wanted ? levelOf(goToStep(isEmpty ? 'items' : wanted)) : 0;
    },
  });

  // ruling 22: the stored cart's prices and availability may be outdated.
  useEffect(() => {
    if (isOpen) void refreshCatalogue(queryClient);
  }, [isOpen, queryClient]);

  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);

  const focusTitle = (event: Event) => {
    event.preventDefault();
    opener.current = document.activeElement;
    title.current?.focus();
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // A link in the drawer may already have loaded another page: keep that page's focus.
    if (document.activeElement !== document.body) return;
    const target = opener.current;
    const usable = target instanceof HTMLElement && target.isConnected && target !== document.body;
    (usable ? target : document.getElementById(CART_BUTTON_ID))?.focus();
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && closeCart()}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it adds a style element, which the CSP blocks. */}
        <Overlay data-cart-overlay="" onClick={closeCart} />
        <Dialog.Content
          asChild
          aria-describedby={undefined}
          onOpenAutoFocus={focusTitle}
          onCloseAutoFocus={restoreFocus}
          // The overlay has its own click handler; a click on a toast must not close the drawer.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <CartSheet onBlur={allowFocusIntoToasts}>
            <Head>
              <Title ref={title} tabIndex={-1}>
                {titles[step]}
              </Title>
              <Tooltip label="Close">
                <Close aria-label="Close cart">
                  <X size={24} aria-hidden="true" />
                </Close>
              </Tooltip>
              {!isEmpty && <StepTrail step={step} />}
            </Head>
            {openPayment && !isPaying && (
              <Interrupted role="status">
                <p>{checkout.interrupted}</p>
                {isEmpty && (
                  <Button
                    variant="outline"
                    onClick={() => {
                      cartStore.setState({ items: openPayment.items });
                      title.current?.focus();
                    }}
                  >
                    {checkout.putBack}
                  </Button>
                )}
              </Interrupted>
            )}
            {step === 'items' && <ItemsStep onRemoved={() => title.current?.focus()} />}
            {step === 'payment' ? (
              <PaymentStep />
            ) : (
              // Rendered before it is shown, so that a tap on Checkout is answered at once.
              <Activity mode={step === 'details' ? 'visible' : 'hidden'}>
                <DetailsStep />
              </Activity>
            )}
          </CartSheet>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
