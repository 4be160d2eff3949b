import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { waitFor } from 'storybook/test';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createQueryClient } from '#api/queryClient.ts';
import { CART_STORAGE_KEY, cartStore } from '#cart/cartStore.ts';
import { resetCheckout } from '#cart/checkoutStore.ts';
import { clearToasts } from '#components/Toast/toasts.ts';
import { towns } from '#content/places/towns.ts';
import { Shell } from '#layout/Shell/Shell.tsx';
import { BoutiquePage } from '#pages/boutique/BoutiquePage.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';
import { GiftCardsPage } from '#pages/gift-cards/GiftCardsPage.tsx';
import { HomePage } from '#pages/home/HomePage.tsx';
import { PeekPlannerPage } from '#pages/peek-planner/PeekPlannerPage.tsx';
import { ServicesPage } from '#pages/services/ServicesPage.tsx';
import { TownPage } from '#pages/town/TownPage.tsx';

function GalionPage() {
  const galion = towns.find(({ slug }) => slug === 'galion');
  return galion && <TownPage town={galion} />;
}

/** The pages that the journeys come through. */
const pages: Record<string, ComponentType> = {
  '/': HomePage,
  '/services': ServicesPage,
  '/boutique': BoutiquePage,
  '/contact': ContactPage,
  '/gift-cards': GiftCardsPage,
  '/peek-planner': PeekPlannerPage,
  '/3d-ultrasound-galion': GalionPage,
};

const loadStore = createStore(() => 1);
let alive = false;

/** The site from one page load to the next. */
export function StorySite() {
  const load = useStore(loadStore);
  return <PageLoad key={load} />;
}

function PageLoad() {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  // The effects of all that is in the page have run before its own.
  useEffect(() => {
    alive = true;
    return () => {
      alive = false;
    };
  }, []);
  const Page = pages[pathname];
  if (!Page) throw new Error(`No journey comes through ${pathname}`);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <Page />
      </Shell>
    </QueryClientProvider>
  );
}

/** Resolves when the page answers, and the timers that it starts with run. */
export const pageAlive = () =>
  waitFor(() => {
    if (!alive) throw new Error('The page is still loading');
  });

/**
 * Loads the page again at its address: everything is mounted anew, what was in memory is gone, and
 * what the browser has stored is read again.
 */
export async function loadAgain(): Promise<void> {
  const stored = localStorage.getItem(CART_STORAGE_KEY);
  // Setting the store writes it back: what was stored is put back after.
  cartStore.setState(cartStore.getInitialState(), true);
  if (stored !== null) localStorage.setItem(CART_STORAGE_KEY, stored);
  resetCheckout();
  clearToasts();
  flushSync(() => loadStore.setState((load) => load + 1, true));
  await cartStore.persist.rehydrate();
  await pageAlive();
}
