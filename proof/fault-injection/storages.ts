import type { Page } from 'playwright';
import { CART_STORAGE_KEY } from '#cart/cartStore.ts';
import { addToCart, attempt, withSite, withVisitor } from './browser.ts';
import { resultOf, type Result } from './result.ts';

const item = { id: 'heartbeat-bear', name: 'Heartbeat Bear', price: '48.00', quantity: 1 };
const cart = (items: unknown, version: unknown = 1) =>
  JSON.stringify({ state: { items }, version });

/** What may stand where the cart should be. */
const contents: Record<string, string> = {
  nothing: '',
  'no JSON': '{"state":',
  'a word': 'undefined',
  null: 'null',
  'a number': '7',
  'an array': '[]',
  'an empty object': '{}',
  'another version': cart([item], 99),
  'an old shape': JSON.stringify([item]),
  'items that are no list': cart({ 0: item }),
  'an item without fields': cart([{}]),
  'an item that is null': cart([null]),
  'a price that is a number': cart([{ ...item, price: 48 }]),
  'a quantity of a million': cart([{ ...item, quantity: 1e6 }]),
  'a negative quantity': cart([{ ...item, quantity: -1 }]),
  'the same item twice': cart([item, item]),
  'a script for an image': cart([{ ...item, imageUrl: 'javascript:alert(1)' }]),
  'an image of another host': cart([{ ...item, imageUrl: '//host/x.png' }]),
  'an item with the name of a prototype': cart([{ ...item, id: 'constructor' }]),
  '5,000 lines': cart(Array.from({ length: 5_000 }, (_, line) => ({ ...item, id: `a-${line}` }))),
  'a key that is no key': JSON.stringify({
    state: { items: [item], cartId: 'constructor', attempt: -1, openPayment: { items: [null] } },
    version: 1,
  }),
  'a prototype': '{"__proto__":{"items":[]},"state":{"items":[]},"version":1}',
  'four megabytes': cart([{ ...item, name: 'x'.repeat(4_000_000) }]),
};

/** Storages that do not work at all. */
const broken: Record<string, () => void> = {
  'a storage that throws when it is touched': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'a storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'a storage that cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
};

async function usable(page: Page): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await addToCart(page);
  if (errors.length) throw new Error(errors[0]);
}

/** Target 15: whatever the browser's storage holds or does, the page works and the cart fills. */
export async function storages(): Promise<Result> {
  const problems: string[] = [];
  await withSite(async (site) => {
    for (const [name, text] of Object.entries(contents)) {
      await attempt(problems, name, () =>
        withVisitor(site, async (page) => {
          await page.addInitScript(
            ([key, value]) => {
              if (!sessionStorage.getItem('stored')) localStorage.setItem(key, value);
              sessionStorage.setItem('stored', '1');
            },
            [CART_STORAGE_KEY, text] as const,
          );
          await usable(page);
        }),
      );
    }
    for (const [name, script] of Object.entries(broken)) {
      await attempt(problems, name, () =>
        withVisitor(site, async (page) => {
          await page.addInitScript(script);
          await usable(page);
        }),
      );
    }
  });
  const count = Object.keys(contents).length + Object.keys(broken).length;
  return resultOf(
    `${count} corrupt, old, oversize or throwing storages: page usable`,
    `${count - problems.length} of ${count} usable`,
    problems,
  );
}
