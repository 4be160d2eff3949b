import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet } from 'react-router';
import { waitFor } from 'storybook/test';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createQueryClient } from '#api/queryClient.ts';
import { CART_STORAGE_KEY, cartStore } from '#cart/cartStore.ts';
import { resetCheckout } from '#cart/checkoutStore.ts';
import { clearToasts } from '#components/Toast/toasts.ts';
import { Shell } from '#layout/Shell/Shell.tsx';

const loadStore = createStore(() => 1);
let alive = false;

/** Renders the site until the next simulated reload. */
export function StorySite() {
  const load = useStore(loadStore);
  return <PageLoad key={load} />;
}

function PageLoad() {
  const [queryClient] = useState(createQueryClient);
  // Child effects run before this one, so the page is ready.
  useEffect(() => {
    alive = true;
    return () => {
      alive = false;
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
}

/** Resolves when the page is hydrated and its start timers are running. */
export const waitForHydration = () =>
  waitFor(() => {
    if (!alive) throw new Error('The page is still loading');
  });

/**
 * Simulates a reload at the current URL: remounts everything, clears memory, and reads the
 * browser's storage again.
 */
export async function reload(): Promise<void> {
  const stored = localStorage.getItem(CART_STORAGE_KEY);
  // Resetting the store overwrites the storage: restore it afterwards.
  cartStore.setState(cartStore.getInitialState(), true);
  if (stored !== null) localStorage.setItem(CART_STORAGE_KEY, stored);
  resetCheckout();
  clearToasts();
  flushSync(() => loadStore.setState((load) => load + 1, true));
  await cartStore.persist.rehydrate();
  await waitForHydration();
}
