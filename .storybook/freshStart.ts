import { CART_STORAGE_KEY, cartStore } from '#cart/cartStore.ts';
import { resetCheckout } from '#cart/checkoutStore.ts';
import { clearToasts } from '#components/Toast/toasts.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { removeStored } from '#lib/storage.ts';
import { storedCart } from '#mocks/fixtures/carts.ts';
import { takeUnanswered } from '#mocks/unanswered.ts';
import { resetClock, setClock } from './clock.ts';
import type { Seed } from './toolbar.ts';

/** Storybook and msw keep things of their own beside those of the site. */
const isOurs = (key: string) => !/storybook|^sb-|msw/i.test(key);

function clearStorage() {
  // What a story could not store is kept in memory, by key.
  for (const key of [CART_STORAGE_KEY, PROMO_SEEN_KEY]) removeStored(key);
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key);
  }
}

/** The site's own rule for less motion, and the answer that its scripts get. */
function reduceMotion(): () => void {
  const real = window.matchMedia;
  window.matchMedia = (query) => {
    const list = real.call(window, query);
    if (!/prefers-reduced-motion:\s*reduce/.test(query)) return list;
    return new Proxy(list, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name === 'matches') return true;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
  const style = document.createElement('style');
  style.textContent =
    '*, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; transition-duration: 0.01ms !important; }';
  document.head.append(style);
  return () => {
    window.matchMedia = real;
    style.remove();
  };
}

/**
 * Begins a story as a first visit begins: storage, cart, checkout, messages and the document as
 * new, at the seed's date. What a story of before left behind does not get here.
 * @returns what undoes it.
 */
export async function startAfresh(
  { clock, cart, reducedMotion, textSize }: Seed,
  { fakeTimers }: { fakeTimers: boolean },
): Promise<() => void> {
  setClock(clock, { fakeTimers });
  takeUnanswered();
  clearStorage();
  // Setting the store writes it back: what is seeded comes after.
  cartStore.setState(cartStore.getInitialState(), true);
  resetCheckout();
  if (cart) localStorage.setItem(CART_STORAGE_KEY, storedCart(cart));
  await cartStore.persist.rehydrate();
  clearToasts();

  const page = document.documentElement;
  page.dir = 'ltr';
  page.style.fontSize = textSize ?? '';
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  window.scrollTo({ top: 0, behavior: 'instant' });
  const moveAgain = reducedMotion ? reduceMotion() : undefined;
  return () => {
    moveAgain?.();
    page.style.fontSize = '';
    resetClock();
    clearStorage();
  };
}
