import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { styled } from 'styled-components';
import { CartButton } from '#cart/CartButton/CartButton.tsx';
import { useCart } from '#cart/cartStore.ts';
import { PlainToasts } from '#components/Toast/PlainToasts.tsx';
import { toastStore } from '#components/Toast/toasts.ts';
import { Footer } from '#layout/Footer/Footer.tsx';
import { Header } from '#layout/Header/Header.tsx';
import { NavigationSpinner } from '#layout/NavigationSpinner/NavigationSpinner.tsx';
import { PhoneBar } from '#layout/PhoneBar/PhoneBar.tsx';
import { PromoPopup } from '#layout/PromoPopup/PromoPopup.tsx';
import { RouteAnnouncer } from '#layout/RouteAnnouncer/RouteAnnouncer.tsx';
import { SkipLink } from '#layout/SkipLink/SkipLink.tsx';
import { LazySlot } from './LazySlot.tsx';

const loadCartDrawer = async () => {
  const { CartDrawer } = await import('#cart/CartDrawer/CartDrawer.tsx');
  return { default: CartDrawer };
};
const loadToaster = async () => {
  const { Toaster } = await import('#components/Toast/Toaster.tsx');
  return { default: Toaster };
};
const LazyCartDrawer = lazy(loadCartDrawer);
const LazyToaster = lazy(loadToaster);

const preload = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);
const preloadCartDrawer = preload(loadCartDrawer);
const preloadToaster = preload(loadToaster);

const Main = styled.main`
  outline: none;
  min-height: 50vh;
`;

/** What is always present (B14), around the page. */
export function Shell({ children }: { children: ReactNode }) {
  const hasToast = useStore(toastStore, ({ toasts }) => toasts.length > 0);
  const drawerWanted = useEverTrue(useCart(({ isOpen }) => isOpen));

  useEffect(() => {
    // The first touch may lead to a message, and a message about a lost network cannot be fetched.
    const options = { once: true, passive: true };
    addEventListener('pointerdown', preloadToaster, options);
    addEventListener('focusin', preloadToaster, options);
    return () => {
      removeEventListener('pointerdown', preloadToaster);
      removeEventListener('focusin', preloadToaster);
    };
  }, []);

  return (
    <>
      <SkipLink />
      <RouteAnnouncer />
      <Header
        cart={
          <div onPointerEnter={preloadCartDrawer} onFocus={preloadCartDrawer}>
            <CartButton />
          </div>
        }
      />
      <NavigationSpinner />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <PhoneBar />
      <PromoPopup />
      {drawerWanted && (
        <LazySlot>
          <LazyCartDrawer />
        </LazySlot>
      )}
      {hasToast && (
        <LazySlot fallback={<PlainToasts />}>
          <LazyToaster />
        </LazySlot>
      )}
    </>
  );
}

/** True from the first time on that `value` is. */
function useEverTrue(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
}
