import { forgetServices } from '#api/prices.ts';
import { CART_STORAGE_KEY, cartStore } from '#cart/cartStore.ts';
import { resetCheckout } from '#cart/checkoutStore.ts';
import { lightboxStore } from '#components/Lightbox/lightboxStore.ts';
import { clearToasts } from '#components/Toast/toasts.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { forgetWeek } from '#lib/rememberedWeek.ts';
import { removeStored } from '#lib/storage.ts';
import { NUDGE_KEY } from '#pages/home/GrowthSlider/useNudge.ts';
import { storedCartJson } from '#mocks/fixtures/carts.ts';
import { consumeUnhandledRequests } from '#mocks/unanswered.ts';
import { resetClock, setClock } from './clock.ts';
import type { Seed } from './toolbar.ts';

/** Excludes the keys that Storybook and msw store for themselves. */
const isSiteKey = (key: string) => !/storybook|^sb-|msw/i.test(key);

function clearStorage() {
  // Also clears the in-memory fallback for values that could not be stored.
  for (const key of [CART_STORAGE_KEY, PROMO_SEEN_KEY]) removeStored(key);
  forgetWeek();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isSiteKey)) storage.removeItem(key);
  }
  // Screenshots and texts are those of the slider at rest.
  sessionStorage.setItem(NUDGE_KEY, '1');
}

let shown = 0;

const send = globalThis.fetch;

/** Drops API responses to earlier stories: their toasts would show in the current story. */
globalThis.fetch = (...args) => {
  const response = send(...args);
  // Storybook's own requests outlive a story.
  if (!String(args[0]).startsWith('/api/')) return response;
  const asker = shown;
  return new Promise((resolve, reject) => {
    response.then(
      (received) => asker === shown && resolve(received),
      (error: unknown) => asker === shown && reject(error as Error),
    );
  });
};

/**
 * Resets storage, cart, checkout, toasts, lightbox and document to a first visit at the seed's date.
 * @returns a function that cleans up after the story.
 */
export async function resetStory(
  { clock, cart }: Seed,
  { fakeTimers }: { fakeTimers: boolean },
): Promise<() => void> {
  setClock(clock, { fakeTimers });
  consumeUnhandledRequests();
  forgetServices();
  clearStorage();
  // This also overwrites the stored cart, so seed the cart afterwards.
  cartStore.setState(cartStore.getInitialState(), true);
  resetCheckout();
  if (cart) localStorage.setItem(CART_STORAGE_KEY, storedCartJson(cart));
  await cartStore.persist.rehydrate();
  clearToasts();
  lightboxStore.setState(lightboxStore.getInitialState(), true);

  document.documentElement.dir = 'ltr';
  document.documentElement.style.removeProperty('font-size');
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    shown++;
    resetClock();
    clearStorage();
  };
}
