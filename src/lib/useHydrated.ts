import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * False during prerendering and hydration, then true: for content that depends on date, storage or
 * viewport.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
