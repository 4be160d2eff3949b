import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { styled } from 'styled-components';
import { CartButton } from '#cart/CartButton/CartButton.tsx';
import { CartHost } from '#cart/CartHost/CartHost.tsx';
import { openCart } from '#cart/cartStore.ts';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { LightboxHost } from '#components/Lightbox/LightboxHost.tsx';
import { PlainToasts } from '#components/Toast/PlainToasts.tsx';
import { toastStore } from '#components/Toast/toasts.ts';
import { Footer } from '#layout/Footer/Footer.tsx';
import { ORCHARD_HEIGHT } from '#layout/Footer/OrchardEdge.tsx';
import { Header } from '#layout/Header/Header.tsx';
import { NavigationSpinner } from '#layout/NavigationSpinner/NavigationSpinner.tsx';
import { PhoneBar } from '#layout/PhoneBar/PhoneBar.tsx';
import { PromoPopup } from '#layout/PromoPopup/PromoPopup.tsx';
import { RouteAnnouncer } from '#layout/RouteAnnouncer/RouteAnnouncer.tsx';
import { SkipLink } from '#layout/SkipLink/SkipLink.tsx';
import { Deferred, preload } from '#lib/Deferred.tsx';
import { useOwnEntry } from '#lib/useOverlayHistory.ts';
import { media, theme } from '#theme/theme.ts';

const loadToaster = async () => (await import('#components/Toast/Toaster.tsx')).Toaster;

/** Delayed, so that the response to the touch itself is painted first. */
const preloadToasterSoon = () => setTimeout(preload, 500, loadToaster);

const Main = styled.main`
  outline: none;
  min-height: 50vh;
  > :last-child {
    padding-block-end: calc(${ORCHARD_HEIGHT} + ${theme.space[12]});
  }
  ${media.print} {
    > :last-child {
      padding-block-end: 0;
    }
  }
`;

/** Everything around the page that is always present (B14). */
export function Shell({ children }: { children: ReactNode }) {
  useOwnEntry({ cart: openCart });
  const hasToast = useStore(toastStore, ({ toasts }) => toasts.length > 0);

  useEffect(() => {
    // Preload toasts on first use: a toast about a lost connection could not be fetched.
    const options = { once: true, passive: true };
    addEventListener('pointerdown', preloadToasterSoon, options);
    addEventListener('focusin', preloadToasterSoon, options);
    return () => {
      removeEventListener('pointerdown', preloadToasterSoon);
      removeEventListener('focusin', preloadToasterSoon);
    };
  }, []);

  return (
    <>
      <SkipLink />
      <ErrorBoundary part="route announcer">
        <RouteAnnouncer />
      </ErrorBoundary>
      <Header cart={<CartButton />} />
      <ErrorBoundary part="navigation spinner">
        <NavigationSpinner />
      </ErrorBoundary>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <PhoneBar />
      <ErrorBoundary part="promo popup">
        <PromoPopup />
      </ErrorBoundary>
      <CartHost />
      <LightboxHost />
      {hasToast && (
        <ErrorBoundary part="toasts" fallback={<PlainToasts />}>
          <Deferred wanted load={loadToaster} />
        </ErrorBoundary>
      )}
    </>
  );
}
