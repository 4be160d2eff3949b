import { type ComponentType, useEffect, useState } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { showToast } from '#components/Toast/toasts.ts';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { followOtherTabs, useCart } from '../cartStore.ts';
import { loadCartPanel } from '../loadCartPanel.ts';
import { Veil, WaitingSheet } from './CartDrawer.styles.ts';

/**
 * The cart's place on every page: it says aloud what changes, keeps the cart in step with other
 * tabs, and loads the drawer's contents when it is first opened.
 */
export function CartDrawer() {
  const isOpen = useCart((state) => state.isOpen);
  const close = useCart((state) => state.close);
  const announcement = useCart((state) => state.announcement);
  const [Panel, setPanel] = useState<ComponentType>();

  useEffect(followOtherTabs, []);

  useEffect(() => {
    if (!isOpen || Panel) return;
    loadCartPanel().then(
      ({ CartPanel }) => setPanel(() => CartPanel),
      () => {
        close();
        showToast({
          title: 'The cart did not open',
          description: 'Please check your connection and try again.',
          variant: 'destructive',
        });
      },
    );
  }, [isOpen, Panel, close]);

  return (
    <>
      {/* With its own aria-live it stays readable while the drawer hides the page. */}
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      {Panel && <Panel />}
      {isOpen && !Panel && (
        <>
          <Veil onClick={close} />
          <WaitingSheet>
            <Spinner />
          </WaitingSheet>
        </>
      )}
    </>
  );
}
