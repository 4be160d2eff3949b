import { earlier } from '#api/askForPrices.ts';
import { CART_STORAGE_KEY, cartStore } from '#cart/cartStore.ts';
import { resetCheckout } from '#cart/checkoutStore.ts';
import { clearToasts } from '#components/Toast/toasts.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { removeStored } from '#lib/storage.ts';
import { storedCart } from '#mocks/fixtures/carts.ts';
import { takeUnanswered } from '#mocks/unanswered.ts';
import { resetClock, setClock } from './clock.ts';
import { emulate } from './media.ts';
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

/**
 * Begins a story as a first visit begins: storage, cart, checkout, messages and the document as
 * new, at the seed's date. What a story of before left behind does not get here.
 * @returns what undoes it.
 */
export async function startAfresh(
  { clock, cart, media, textSize }: Seed,
  { fakeTimers }: { fakeTimers: boolean },
): Promise<() => void> {
  setClock(clock, { fakeTimers });
  takeUnanswered();
  delete earlier.answer;
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
  const undoMedia = media && emulate(media);
  return () => {
    undoMedia?.();
    page.style.fontSize = '';
    resetClock();
    clearStorage();
  };
}
