import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore, clearToasts } from '#components/Toast/toasts.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { cartFixtures, cartLine } from '#mocks/fixtures/carts.ts';
import { startMockServer, type MockServer } from '#mocks/node.ts';
import { createWorld, requestsNamed, type World } from '#mocks/world.ts';
import { addItem, cartStore, closeCart, removeItem, setQuantity } from './cartStore.ts';
import { blankDetails } from './checkout.ts';
import {
  checkoutStore,
  goToStep,
  storeDetails,
  refreshCatalogue,
  resetCheckout,
  submitOrder,
} from './checkoutStore.ts';
import { readLastOrder } from './lastOrder.ts';
import type { OpenPayment } from './storedCart.ts';

const queryClient = new QueryClient();
const fallback = 'Please try again or contact us for assistance.';

let mocks: MockServer;
let world: World;

beforeAll(() => {
  mocks = startMockServer();
  const send = globalThis.fetch;
  // Node's fetch needs absolute URLs.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    send(new URL(path, 'http://localhost'), init),
  );
});

afterAll(() => {
  mocks.server.close();
  vi.unstubAllGlobals();
});

function startScenario(scenario: Parameters<typeof createWorld>[0] = 'default') {
  world = createWorld(scenario);
  mocks.use(world);
}

const { cartId } = cartStore.getInitialState();

beforeEach(() => {
  startScenario();
  cartStore.setState({ ...cartStore.getInitialState(), items: cartFixtures.one, isOpen: true });
  checkoutStore.setState({
    step: 'payment',
    details: { ...blankDetails, name: 'Robin', email: 'robin@example.com' },
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  resetCheckout();
  clearToasts();
  queryClient.clear();
});

const toast = () => toastStore.getState().toasts[0];
const requestsTo = (name: EndpointName) => requestsNamed(world, name);
const keysOf = (name: EndpointName) =>
  requestsTo(name).map(({ headers }) => headers.get('Idempotency-Key'));
const clickPlaceOrder = () => submitOrder(queryClient);

describe('Place Order', () => {
  it('orders, pays, empties and closes the cart, and returns to step 1 (Q23)', async () => {
    await clickPlaceOrder();
    expect([...world.orders.values()]).toMatchObject([{ status: 'paid', totalCents: 4800 }]);
    expect(cartStore.getState()).toMatchObject({ items: [], isOpen: false });
    const [orderId] = world.orders.keys();
    expect(readLastOrder()).toEqual({
      orderId,
      items: cartFixtures.one,
      fulfillmentMethod: 'pickup',
      paidAt: expect.any(Number) as number,
    });
    expect(checkoutStore.getState()).toMatchObject({ step: 'items', processing: false });
    expect(toast()).toMatchObject({
      title: 'Order Placed Successfully!',
      description: 'You will receive a confirmation email shortly.',
      variant: 'default',
    });
  });

  it('creates one order and one charge however often it is clicked (ruling 24)', async () => {
    const clicks = [clickPlaceOrder(), clickPlaceOrder(), clickPlaceOrder()];
    expect(checkoutStore.getState().processing).toBe(true);
    await Promise.all(clicks);
    expect(world.requests.map(({ name }) => name)).toEqual(['createOrder', 'processPayment']);
  });

  it('removes ordered items and keeps items added meanwhile (ruling 40)', async () => {
    cartStore.setState({ items: [...cartFixtures.one, cartLine('candle')] });
    const order = clickPlaceOrder();
    addItem(cartLine('heartbeat-bear'), 2);
    addItem(cartLine('onesie'));
    expect(checkoutStore.getState().paying?.items).toEqual([
      ...cartFixtures.one,
      cartLine('candle'),
    ]);
    await order;
    expect(cartStore.getState().items).toEqual([cartLine('heartbeat-bear', 2), cartLine('onesie')]);
    expect(checkoutStore.getState().paying).toBeUndefined();
  });

  it('keeps showing the order being paid when another tab empties the cart', async () => {
    startScenario('payments.declined');
    const order = clickPlaceOrder();
    cartStore.setState({ items: [] });
    expect(checkoutStore.getState()).toMatchObject({
      step: 'payment',
      paying: { items: cartFixtures.one },
    });
    await order;
    expect(checkoutStore.getState()).toMatchObject({ step: 'items', paying: undefined });
  });

  it('continues when the drawer is closed meanwhile', async () => {
    const order = clickPlaceOrder();
    closeCart();
    await order;
    expect(toast()?.title).toBe('Order Placed Successfully!');
  });

  it('keeps step, cart and values after a decline, and pays the same order next (Q24)', async () => {
    startScenario('payments.declinedThenPaid');
    await clickPlaceOrder();
    expect(toast()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      variant: 'destructive',
    });
    const cart = { items: cartFixtures.one, isOpen: true, openPayment: undefined, attempt: 2 };
    expect(cartStore.getState()).toMatchObject({ ...cart, cartId });
    expect(checkoutStore.getState()).toMatchObject({
      step: 'payment',
      processing: false,
      details: { name: 'Robin', email: 'robin@example.com' },
    });

    await clickPlaceOrder();
    expect(toast()?.title).toBe('Order Placed Successfully!');
    expect(requestsTo('createOrder')).toHaveLength(1);
    expect(keysOf('processPayment')).toEqual([`${cartId}-1`, `${cartId}-2`]);
  });

  it.each([
    ['cart has', () => setQuantity('heartbeat-bear', 2), 9600],
    ['details have', () => storeDetails({ ...blankDetails, name: 'Kim', email: 'k@x.test' }), 4800],
  ])('replaces the unpaid order when the %s changed', async (_what, change, totalCents) => {
    startScenario('payments.declinedThenPaid');
    await clickPlaceOrder();
    change();
    await clickPlaceOrder();
    expect([...world.orders.values()]).toMatchObject([
      { status: 'cancelled', totalCents: 4800 },
      { status: 'paid', totalCents },
    ]);
    expect(keysOf('createOrder')).toEqual([`${cartId}-1`, `${cartId}-3`]);
  });

  it('creates a new order from the same cart when the old order has ended', async () => {
    startScenario('payments.declinedThenPaid');
    await clickPlaceOrder();
    const [ended] = world.orders.values();
    if (ended) ended.status = 'cancelled';
    await clickPlaceOrder();
    expect(toast()?.description).toBe('409: This order can no longer be paid. Please try again.');
    expect(cartStore.getState()).toMatchObject({ items: cartFixtures.one, isOpen: true });
    expect(checkoutStore.getState()).toMatchObject({ step: 'payment', attempt: undefined });

    await clickPlaceOrder();
    expect(toast()?.title).toBe('Order Placed Successfully!');
    expect([...world.orders.values()].map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    expect(new Set(keysOf('createOrder')).size).toBe(2);
  });

  it('charges once when a payment with an unknown outcome is retried', async () => {
    startScenario('payments.unknown');
    await clickPlaceOrder();
    expect(toast()?.description).toBe(
      'We could not confirm the payment yet. Press Place Order again; you will not be charged twice.',
    );
    await clickPlaceOrder();
    expect([...world.orders.values()].map(({ status }) => status)).toEqual(['paid']);
  });

  it.each([
    ['orders.500', '500: Something went wrong on our side. Please try again or call us.'],
    ['orders.offline', fallback],
    ['payments.500', '500: Something went wrong on our side. Please try again or call us.'],
    ['payments.declinedNoError', fallback],
    ['payments.defaultText', 'Payment processing failed'],
  ] as const)(
    'keeps cart and step in scenario %s, and shows "%s"',
    async (scenario, description) => {
      startScenario(scenario);
      await clickPlaceOrder();
      expect(toast()).toMatchObject({ title: 'Payment Failed', description });
      expect(cartStore.getState().items).toEqual(cartFixtures.one);
      expect(checkoutStore.getState()).toMatchObject({ step: 'payment', processing: false });
      if (scenario.startsWith('orders')) expect(requestsTo('processPayment')).toEqual([]);
    },
  );

  it('shows the new price after a rejected order, and the next click succeeds', async () => {
    startScenario('products.priceChanged');
    await clickPlaceOrder();
    expect(toast()?.description).toBe(
      '409: Heartbeat Bear now costs $52.00. Please look at your cart again.',
    );
    expect(cartStore.getState().items[0]?.price).toBe('52.00');
    expect(checkoutStore.getState().oldPrices).toEqual(new Map([['heartbeat-bear', '48.00']]));
    expect(world.orders.size).toBe(0);
    await clickPlaceOrder();
    expect([...world.orders.values()]).toMatchObject([{ status: 'paid', totalCents: 5200 }]);
  });

  it('applies a new price found while paying an older order, and creates a new order', async () => {
    startScenario('payments.declinedThenPaid');
    await clickPlaceOrder();
    for (const product of world.products) product.price = '52.00';
    await clickPlaceOrder();
    expect(toast()?.description).toMatch(/^409: Heartbeat Bear now costs \$52\.00\./);
    expect(cartStore.getState().items[0]?.price).toBe('52.00');
    await clickPlaceOrder();
    expect([...world.orders.values()]).toMatchObject([
      { status: 'cancelled', totalCents: 4800 },
      { status: 'paid', totalCents: 5200 },
    ]);
  });

  it('does not reload the catalogue after a decline', async () => {
    startScenario('payments.declined');
    await clickPlaceOrder();
    expect(requestsTo('listProducts')).toEqual([]);
  });

  it("dismisses the previous attempt's message", async () => {
    startScenario('payments.declined');
    await clickPlaceOrder();
    const order = clickPlaceOrder();
    expect(toast()).toMatchObject({ title: 'Payment Failed', open: false });
    await order;
  });

  it('sends no order while the card is invalid', async () => {
    await submitOrder(queryClient, () => Promise.resolve({ problem: 'number' }));
    expect(world.requests).toEqual([]);
    expect(toast()).toMatchObject({
      title: 'Payment Failed',
      description: 'Please check the card number.',
      variant: 'destructive',
    });
    expect(checkoutStore.getState()).toMatchObject({
      step: 'payment',
      processing: false,
      cardProblem: 'number',
    });
    expect(cartStore.getState().items).toEqual(cartFixtures.one);
  });

  it("tokenizes the card with the buyer's name and the total", async () => {
    const takeCard = vi.fn(() => Promise.resolve({ problem: 'unavailable' as const }));
    storeDetails({ ...blankDetails, name: 'Kim', email: 'kim@example.com', phone: '419' });
    await submitOrder(queryClient, takeCard);
    expect(takeCard).toHaveBeenCalledExactlyOnceWith({
      amount: '48.00',
      name: 'Kim',
      email: 'kim@example.com',
      phone: '419',
    });
  });

  it('shows no result for an attempt abandoned after its order was sent', async () => {
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce((...request) => {
      resetCheckout();
      goToStep('details');
      return send(...request);
    });
    await clickPlaceOrder();
    expect([...world.orders.values()]).toMatchObject([{ status: 'paid' }]);
    expect(toast()).toBeUndefined();
    expect(checkoutStore.getState()).toMatchObject({ step: 'details', processing: false });
    expect(cartStore.getState()).toMatchObject({
      items: cartFixtures.one,
      openPayment: undefined,
      isOpen: true,
    });
  });

  it('sends no order for an attempt abandoned before the card was read', async () => {
    await submitOrder(queryClient, () => {
      resetCheckout();
      return Promise.resolve({ token: 'a card' });
    });
    expect(world.requests).toEqual([]);
  });

  it('does not order items that are no longer sold', async () => {
    cartStore.setState({ items: cartFixtures.noLongerSold });
    await refreshCatalogue(queryClient);
    await clickPlaceOrder();
    expect([...world.orders.values()]).toMatchObject([{ status: 'paid', totalCents: 2400 }]);
  });

  it('sends nothing when no item is left to order', async () => {
    startScenario('products.noLongerSold');
    await refreshCatalogue(queryClient);
    await clickPlaceOrder();
    expect(world.requests.map(({ name }) => name)).toEqual(['listProducts']);
    expect(toast()).toBeUndefined();
  });
});

describe('a pending payment (ruling 53)', () => {
  // The first id that `createWorld` generates: the earlier order's id in these scenarios.
  const orderId = '00000000-0000-4000-8000-000000000001';
  const openPayment: OpenPayment = {
    orderId,
    items: cartFixtures.one,
    fulfillmentMethod: 'pickup',
  };
  const cart = () => cartStore.getState();

  it('is stored before its request is sent, without personal data', async () => {
    const send = globalThis.fetch;
    const stored: unknown[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
      stored.push(cart().openPayment);
      return send(...request);
    });
    await clickPlaceOrder();
    expect(stored).toEqual([undefined, openPayment]);
    expect(cart().openPayment).toBeUndefined();
  });

  it.each(['payments.500', 'payments.unknown'] as const)(
    'is kept with its key after %s',
    async (scenario) => {
      startScenario(scenario);
      await clickPlaceOrder();
      expect(cart()).toMatchObject({ openPayment, cartId, attempt: 1 });
      await clickPlaceOrder();
      expect(new Set(keysOf('processPayment'))).toEqual(new Set([`${cartId}-1`]));
    },
  );

  it.each(['payments.tooManyDeclines', 'orders.500'] as const)(
    'is unchanged after %s',
    async (scenario) => {
      startScenario(scenario);
      await clickPlaceOrder();
      expect(cart().openPayment).toBeUndefined();
      cartStore.setState({ openPayment });
      await clickPlaceOrder();
      expect(cart().openPayment).toEqual(openPayment);
    },
  );

  it("is reported as paid by the response to the cart's next order", async () => {
    startScenario('payments.paidMeanwhile');
    cartStore.setState({ openPayment, attempt: 1 });
    await clickPlaceOrder();
    expect(keysOf('createOrder')).toEqual([`${cartId}-2`]);
    expect(world.payments).toMatchObject([{ orderId, state: 'succeeded' }]);
    expect(cart()).toMatchObject({ items: [], openPayment: undefined, attempt: 0 });
    expect(toast()).toMatchObject({
      title: 'Order Placed Successfully!',
      description: 'You will receive a confirmation email shortly.',
    });
  });

  it('reports the paid order although the details have changed, and keeps items added since', async () => {
    startScenario('payments.paidMeanwhile');
    cartStore.setState({
      openPayment,
      items: [cartLine('heartbeat-bear', 3), cartLine('onesie')],
    });
    await clickPlaceOrder();
    expect(cart().items).toEqual([cartLine('heartbeat-bear', 2), cartLine('onesie')]);
    expect(toast()?.description).toBe(
      'Ordered for pickup at the studio: 1\u00A0×\u00A0Heartbeat Bear. You will receive a confirmation email shortly.',
    );
  });

  it('reports that the paid order ships, although pickup is chosen now', async () => {
    startScenario('payments.paidMeanwhile');
    cartStore.setState({ openPayment: { ...openPayment, fulfillmentMethod: 'shipping' } });
    await clickPlaceOrder();
    expect(toast()?.description).toMatch(/^Ordered with shipping: 1\u00A0×\u00A0Heartbeat Bear\./);
  });

  it('accepts another card at once after a decline', async () => {
    startScenario('payments.declinedMeanwhile');
    cartStore.setState({ openPayment });
    await clickPlaceOrder();
    expect(toast()?.title).toBe('Order Placed Successfully!');
    expect(world.payments.map(({ state }) => state)).toEqual(['declined', 'succeeded']);
    expect([...world.orders.values()].map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    expect(cart().items).toEqual([]);
  });

  it('is kept while its outcome is unknown, and not reported as a price change', async () => {
    startScenario('payments.interrupted');
    cartStore.setState({ openPayment });
    await clickPlaceOrder();
    await clickPlaceOrder();
    expect(toast()?.description).toBe(
      "409: We're still confirming your last payment. Please wait a minute and try again.",
    );
    expect(requestsTo('listProducts')).toEqual([]);
    expect(requestsTo('processPayment')).toEqual([]);
    expect(cart()).toMatchObject({ openPayment, items: cartFixtures.one });
  });

  it('is cleared when the server rejects the order for its prices', async () => {
    startScenario('products.priceChanged');
    cartStore.setState({ openPayment });
    await clickPlaceOrder();
    expect(cart().openPayment).toBeUndefined();
  });

  it('allows the same purchase to be ordered again after its success', async () => {
    await clickPlaceOrder();
    cartStore.setState({ items: cartFixtures.one });
    checkoutStore.setState({
      details: { ...blankDetails, name: 'Robin', email: 'robin@example.com' },
    });
    await clickPlaceOrder();
    expect(world.payments).toHaveLength(2);
    const [first, second] = keysOf('createOrder');
    expect(first).toBe(`${cartId}-1`);
    expect(second).not.toContain(cartId);
  });

  it('does not change a cart that another tab has renewed in the meantime', async () => {
    const send = globalThis.fetch;
    const renewed = { cartId: 'f'.repeat(32), attempt: 3, items: cartFixtures.three };
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce((...request) => {
      cartStore.setState(renewed);
      return send(...request);
    });
    await clickPlaceOrder();
    expect(cart()).toMatchObject({ ...renewed, openPayment: undefined });
    expect(toast()?.title).toBe('Order Placed Successfully!');
  });
});

describe("the cart's catalogue data", () => {
  it('is fetched again each time, and a failure changes nothing', async () => {
    await refreshCatalogue(queryClient);
    await refreshCatalogue(queryClient);
    expect(requestsTo('listProducts')).toHaveLength(2);
    startScenario('products.500');
    await refreshCatalogue(queryClient);
    expect(cartStore.getState().items).toEqual(cartFixtures.one);
    expect(toast()).toBeUndefined();
  });

  it('drops the notice of a removed line', async () => {
    cartStore.setState({ items: cartFixtures.priceChanged });
    await refreshCatalogue(queryClient);
    expect(checkoutStore.getState().oldPrices).toEqual(new Map([['heartbeat-bear', '42.00']]));
    removeItem('heartbeat-bear');
    expect(checkoutStore.getState().oldPrices).toEqual(new Map());
  });

  it('keeps the notices of remaining lines and the step', () => {
    cartStore.setState({ items: cartFixtures.three });
    const said = ['heartbeat-bunny', 'frame-oak'];
    const oldPrices = new Map([
      ['heartbeat-bunny', '42.00'],
      ['frame-oak', '20.00'],
    ]);
    checkoutStore.setState({ unavailableIds: said, soldOut: said, oldPrices });
    removeItem('heartbeat-bunny');
    expect(checkoutStore.getState()).toMatchObject({
      step: 'payment',
      oldPrices: new Map([['frame-oak', '20.00']]),
      unavailableIds: ['frame-oak'],
      soldOut: ['frame-oak'],
    });
  });
});

it('checkout starts at step 1 with empty fields', () => {
  resetCheckout();
  expect(checkoutStore.getState()).toEqual({
    step: 'items',
    details: blankDetails,
    processing: false,
    paying: undefined,
    attempt: undefined,
    cardProblem: undefined,
    oldPrices: new Map(),
    unavailableIds: [],
    soldOut: [],
  });
});

it('checkout returns to step 1 when another tab empties the cart (ruling 24)', () => {
  cartStore.setState({ items: [] });
  expect(checkoutStore.getState()).toMatchObject({ step: 'items', details: { name: 'Robin' } });
});
