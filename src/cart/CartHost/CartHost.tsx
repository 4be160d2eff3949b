import { useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
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

/** Instead of a drawer that failed: reports each attempt to open it. */
function FailedDrawer() {
  const isOpen = useCart((state) => state.isOpen);
  useEffect(() => {
    if (isOpen) reportFailure();
  }, [isOpen]);
  return null;
}

/**
 * The cart on every page: announces changes to screen readers, syncs with other tabs, and loads the
 * drawer when it is first opened.
 */
export function CartHost({ load = loadCartDrawer }: CartHostProps) {
  const isOpen = useCart((state) => state.isOpen);
  const announcement = useCart((state) => state.announcement);
  useEffect(syncWithOtherTabs, []);

  // A drawer that replaces an open loading sheet must not slide in again (DrawerSheet).
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    const timer = setTimeout(() => (dataset.opening = ''), 50);
    return () => {
      clearTimeout(timer);
      delete dataset.opening;
    };
  }, [isOpen]);

  return (
    <>
      {/* The drawer's dialog hides the rest of the page, but not elements with `aria-live`. */}
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <ErrorBoundary part="cart drawer" fallback={<FailedDrawer />}>
        <Deferred wanted={isOpen} load={load} onFail={reportFailure}>
          {/* Always in the page: inserting their style rules would delay the answer to a tap. */}
          <Overlay data-cart-overlay="" hidden={!isOpen} onClick={closeCart} />
          <WaitingSheet hidden={!isOpen}>
            <Spinner />
          </WaitingSheet>
        </Deferred>
      </ErrorBoundary>
    </>
  );
}
