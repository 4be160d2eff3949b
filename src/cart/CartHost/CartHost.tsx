import { useEffect } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { showToast } from '#components/Toast/toasts.ts';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { Deferred } from '#lib/Deferred.tsx';
import { closeCart, syncWithOtherTabs, useCart } from '../cartStore.ts';
import { Overlay, WaitingSheet } from '../DrawerSheet/DrawerSheet.styles.ts';
import { loadCartDrawer } from '../loadCartDrawer.ts';

type CartHostProps = {
  /** Loads the drawer's code. */
  load?: typeof loadCartDrawer;
};

function reportFailure() {
  closeCart();
  showToast({
    title: "The cart didn't open",
    description: 'Please check your connection and try again.',
    variant: 'destructive',
  });
}

/**
 * The cart on every page: announces changes to screen readers, syncs with other tabs, and loads the
 * drawer when it is first opened.
 */
export function CartHost({ load = loadCartDrawer }: CartHostProps) {
  const isOpen = useCart((state) => state.isOpen);
  const announcement = useCart((state) => state.announcement);
  useEffect(syncWithOtherTabs, []);

  return (
    <>
      {/* The drawer's dialog hides the rest of the page, but not elements with `aria-live`. */}
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <Deferred wanted={isOpen} load={load} onFail={reportFailure}>
        {isOpen && (
          <>
            <Overlay data-cart-overlay="" onClick={closeCart} />
            <WaitingSheet>
              <Spinner />
            </WaitingSheet>
          </>
        )}
      </Deferred>
    </>
  );
}
