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

/** The site from one page load to the next. */
export function StorySite() {
  const load = useStore(loadStore);
  return <PageLoad key={load} />;
}

function PageLoad() {
  const [queryClient] = useState(createQueryClient);
  // The effects of all that is in the page have run before its own.
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

/** Resolves when the page answers, and the timers that it starts with run. */
export const pageAlive = () =>
  waitFor(() => {
    if (!alive) throw new Error('The page is still loading');
  });

/**
 * Loads the page again at its address: everything is mounted again, what was in memory is gone, and
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
