import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page has been hydrated: false on the server and in the first render of the browser.
 * For whatever depends on the date, the query of the address or the visitor's storage.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
