import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore, clearToasts } from '#components/Toast/toasts.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { cartFixtures, cartLine } from '#mocks/fixtures/carts.ts';
import { startMockServer, type MockServer } from '#mocks/node.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { createWorld, findRequests, type World } from '#mocks/world.ts';
import {
  addItem,
  cartStore,
  closeCart,
  removeItem,
  setQuantity,
  type CartState,
} from './cartStore.ts';
import { blankDetails } from './checkout.ts';
import {
  checkoutStore,
  goToStep,
  storeDetails,
  refreshCatalogue,
  resetCheckout,
  submitOrder,
} from './checkoutStore.ts';
import { readLastOrder, recipientOf } from './lastOrder.ts';
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

function startScenario(scenario: ScenarioName = 'default') {
  world = createWorld(scenario);
  mocks.use(world);
}

const robin = { ...blankDetails, name: 'Robin', email: 'robin@example.com' };
/** The payment step that accepts a click. */
const paymentStep = { step: 'payment', processing: false };
const { cartId } = cartStore.getInitialState();

beforeEach(() => {
  startScenario();
  cartStore.setState({ ...cartStore.getInitialState(), items: cartFixtures.one, isOpen: true });
  checkoutStore.setState({ step: 'payment', details: robin });
});

afterEach(() => {
  vi.restoreAllMocks();
  resetCheckout();
  clearToasts();
  queryClient.clear();
});

const cart = () => cartStore.getState();
const checkoutState = () => checkoutStore.getState();
const toast = () => toastStore.getState().toasts[0];
const requestsTo = (name: EndpointName) => findRequests(world, name);
const sentKeys = (name: EndpointName) =>
  requestsTo(name).map(({ headers }) => headers.get('Idempotency-Key'));
const clickPlaceOrder = () => submitOrder(queryClient);

/** Starts a scenario, changes the cart and clicks Place Order. */
async function placeOrderIn(scenario: ScenarioName, changes: Partial<CartState> = {}) {
  startScenario(scenario);
  cartStore.setState(changes);
  await clickPlaceOrder();
}

/** Runs `action` when the next request is sent. */
function beforeNextRequest(action: () => void) {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce((...request) => {
    action();
    return send(...request);
  });
}

const listOrders = () =>
  [...world.orders.values()].map(({ status, totalCents }) => `${status} ${totalCents}`);

const expectOrderPlaced = () =>
  expect(toast()).toMatchObject({
    title: 'Order Placed Successfully!',
    description: 'You will receive a confirmation email shortly.',
    variant: 'default',
  });

const expectPaymentFailed = (description: string) =>
  expect(toast()).toMatchObject({ title: 'Payment Failed', description, variant: 'destructive' });

describe('Place Order', () => {
  it('orders, pays, empties and closes the cart, and returns to step 1 (Q23)', async () => {
    await clickPlaceOrder();
    expect(listOrders()).toEqual(['paid 4800']);
    expect(cart()).toMatchObject({ items: [], isOpen: false });
    const [orderId] = world.orders.keys();
    expect(readLastOrder()).toEqual({
      orderId,
      items: cartFixtures.one,
      fulfillmentMethod: 'pickup',
      paidAt: expect.any(Number) as number,
    });
    expect(checkoutState()).toMatchObject({ step: 'items', processing: false });
    expectOrderPlaced();
  });

  it('creates one order and one charge however often it is clicked (ruling 24)', async () => {
    const clicks = [clickPlaceOrder(), clickPlaceOrder(), clickPlaceOrder()];
    expect(checkoutState().processing).toBe(true);
    await Promise.all(clicks);
    expect(world.requests.map(({ name }) => name)).toEqual(['createOrder', 'processPayment']);
  });

  it('removes ordered items and keeps items added meanwhile (ruling 40)', async () => {
    cartStore.setState({ items: [...cartFixtures.one, cartLine('candle')] });
    const order = clickPlaceOrder();
    addItem(cartLine('heartbeat-bear'), 2);
    addItem(cartLine('onesie'));
    expect(checkoutState().paying?.items).toEqual([...cartFixtures.one, cartLine('candle')]);
    await order;
    expect(cart().items).toEqual([cartLine('heartbeat-bear', 2), cartLine('onesie')]);
    expect(checkoutState().paying).toBeUndefined();
  });

  it('keeps showing the order being paid when another tab empties the cart', async () => {
    startScenario('payments.declined');
    const order = clickPlaceOrder();
    cartStore.setState({ items: [] });
    expect(checkoutState()).toMatchObject({ step: 'payment', paying: { items: cartFixtures.one } });
    await order;
    expect(checkoutState()).toMatchObject({ step: 'items', paying: undefined });
  });

  it('continues when the drawer is closed meanwhile', async () => {
    const order = clickPlaceOrder();
    closeCart();
    await order;
    expectOrderPlaced();
  });

  it('keeps step, cart and values after a decline, and pays the same order next (Q24)', async () => {
    await placeOrderIn('payments.declinedThenPaid');
    expectPaymentFailed('Your card was declined.');
    expect(cart()).toMatchObject({
      items: cartFixtures.one,
      isOpen: true,
      openPayment: undefined,
      cartId,
      attempt: 2,
    });
    expect(checkoutState()).toMatchObject({ ...paymentStep, details: robin });

    await clickPlaceOrder();
    expectOrderPlaced();
    expect(requestsTo('createOrder')).toHaveLength(1);
    expect(sentKeys('processPayment')).toEqual([`${cartId}-1`, `${cartId}-2`]);
  });

  it.each([
    ['cart has', () => setQuantity('heartbeat-bear', 2), 9600],
    ['details have', () => storeDetails({ ...blankDetails, name: 'Kim', email: 'k@x.test' }), 4800],
  ])('replaces the unpaid order when the %s changed', async (_what, change, totalCents) => {
    await placeOrderIn('payments.declinedThenPaid');
    change();
    await clickPlaceOrder();
    expect(listOrders()).toEqual(['cancelled 4800', `paid ${totalCents}`]);
    expect(sentKeys('createOrder')).toEqual([`${cartId}-1`, `${cartId}-3`]);
  });

  it('creates a new order from the same cart when the old order has ended', async () => {
    await placeOrderIn('payments.declinedThenPaid');
    const [ended] = world.orders.values();
    if (ended) ended.status = 'cancelled';
    await clickPlaceOrder();
    expectPaymentFailed('409: This order can no longer be paid. Please try again.');
    expect(cart()).toMatchObject({ items: cartFixtures.one, isOpen: true });
    expect(checkoutState()).toMatchObject({ step: 'payment', attempt: undefined });

    await clickPlaceOrder();
    expectOrderPlaced();
    expect(listOrders()).toEqual(['cancelled 4800', 'paid 4800']);
    expect(new Set(sentKeys('createOrder')).size).toBe(2);
  });

  it('charges once when a payment with an unknown outcome is retried', async () => {
    await placeOrderIn('payments.unknown');
    expectPaymentFailed(
      'We could not confirm the payment yet. Press Place Order again; you will not be charged twice.',
    );
    await clickPlaceOrder();
    expect(listOrders()).toEqual(['paid 4800']);
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
      await placeOrderIn(scenario);
      expectPaymentFailed(description);
      expect(cart().items).toEqual(cartFixtures.one);
      expect(checkoutState()).toMatchObject(paymentStep);
      if (scenario.startsWith('orders')) expect(requestsTo('processPayment')).toEqual([]);
    },
  );

  it('shows the new price after a rejected order, and the next click succeeds', async () => {
    await placeOrderIn('products.priceChanged');
    expectPaymentFailed('409: Heartbeat Bear now costs $52.00. Please look at your cart again.');
    expect(cart().items[0]?.price).toBe('52.00');
    expect(checkoutState().oldPrices).toEqual(new Map([['heartbeat-bear', '48.00']]));
    expect(world.orders.size).toBe(0);
    await clickPlaceOrder();
    expect(listOrders()).toEqual(['paid 5200']);
  });

  it('applies a new price found while paying an older order, and creates a new order', async () => {
    await placeOrderIn('payments.declinedThenPaid');
    for (const product of world.products) product.price = '52.00';
    await clickPlaceOrder();
    expect(toast()?.description).toMatch(/^409: Heartbeat Bear now costs \$52\.00\./);
    expect(cart().items[0]?.price).toBe('52.00');
    await clickPlaceOrder();
    expect(listOrders()).toEqual(['cancelled 4800', 'paid 5200']);
  });

  it('does not reload the catalogue after a decline', async () => {
    await placeOrderIn('payments.declined');
    expect(requestsTo('listProducts')).toEqual([]);
  });

  it("dismisses the previous attempt's message", async () => {
    await placeOrderIn('payments.declined');
    const order = clickPlaceOrder();
    expect(toast()).toMatchObject({ title: 'Payment Failed', open: false });
    await order;
  });

  it('sends no order while the card is invalid', async () => {
    await submitOrder(queryClient, () => Promise.resolve({ problem: 'number' }));
    expect(world.requests).toEqual([]);
    expectPaymentFailed('Please check the card number.');
    expect(checkoutState()).toMatchObject({ ...paymentStep, cardProblem: 'number' });
    expect(cart().items).toEqual(cartFixtures.one);
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
    beforeNextRequest(() => {
      resetCheckout();
      goToStep('details');
    });
    await clickPlaceOrder();
    expect(listOrders()).toEqual(['paid 4800']);
    expect(toast()).toBeUndefined();
    expect(checkoutState()).toMatchObject({ step: 'details', processing: false });
    expect(cart()).toMatchObject({ items: cartFixtures.one, openPayment: undefined, isOpen: true });
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
    expect(listOrders()).toEqual(['paid 2400']);
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
      await placeOrderIn(scenario);
      expect(cart()).toMatchObject({ openPayment, cartId, attempt: 1 });
      await clickPlaceOrder();
      expect(new Set(sentKeys('processPayment'))).toEqual(new Set([`${cartId}-1`]));
    },
  );

  it.each(['payments.tooManyDeclines', 'orders.500'] as const)(
    'is unchanged after %s',
    async (scenario) => {
      await placeOrderIn(scenario);
      expect(cart().openPayment).toBeUndefined();
      cartStore.setState({ openPayment });
      await clickPlaceOrder();
      expect(cart().openPayment).toEqual(openPayment);
    },
  );

  it("is reported as paid by the response to the cart's next order", async () => {
    await placeOrderIn('payments.paidMeanwhile', { openPayment, attempt: 1 });
    expect(sentKeys('createOrder')).toEqual([`${cartId}-2`]);
    expect(world.payments).toMatchObject([{ orderId, state: 'succeeded' }]);
    expect(cart()).toMatchObject({ items: [], openPayment: undefined, attempt: 0 });
    expectOrderPlaced();
  });

  it('reports the paid order although the details have changed, and keeps items added since', async () => {
    await placeOrderIn('payments.paidMeanwhile', {
      openPayment,
      items: [cartLine('heartbeat-bear', 3), cartLine('onesie')],
    });
    expect(cart().items).toEqual([cartLine('heartbeat-bear', 2), cartLine('onesie')]);
    expect(toast()?.description).toBe(
      'Ordered for pickup at the studio: 1\u00A0×\u00A0Heartbeat Bear. You will receive a confirmation email shortly.',
    );
  });

  it('reports that the paid order ships, although pickup is chosen now', async () => {
    await placeOrderIn('payments.paidMeanwhile', {
      openPayment: { ...openPayment, fulfillmentMethod: 'shipping' },
    });
    expect(toast()?.description).toMatch(/^Ordered with shipping: 1\u00A0×\u00A0Heartbeat Bear\./);
  });

  it('accepts another card at once after a decline', async () => {
    await placeOrderIn('payments.declinedMeanwhile', { openPayment });
    expectOrderPlaced();
    expect(world.payments.map(({ state }) => state)).toEqual(['declined', 'succeeded']);
    expect(listOrders()).toEqual(['cancelled 4800', 'paid 4800']);
    expect(cart().items).toEqual([]);
  });

  it('is kept while its outcome is unknown, and not reported as a price change', async () => {
    await placeOrderIn('payments.interrupted', { openPayment });
    await clickPlaceOrder();
    expectPaymentFailed(
      "409: We're still confirming your last payment. Please wait a minute and try again.",
    );
    expect(requestsTo('listProducts')).toEqual([]);
    expect(requestsTo('processPayment')).toEqual([]);
    expect(cart()).toMatchObject({ openPayment, items: cartFixtures.one });
  });

  it('is cleared when the server rejects the order for its prices', async () => {
    await placeOrderIn('products.priceChanged', { openPayment });
    expect(cart().openPayment).toBeUndefined();
  });

  it('is reported as success of what was ordered when the cart has changed since (ruling 68)', async () => {
    await submitOrder(queryClient);
    const [paidOrder] = world.orders.keys();
    const copy: OpenPayment = {
      orderId: paidOrder ?? '',
      items: cartFixtures.one,
      fulfillmentMethod: 'pickup',
    };
    cartStore.setState({ cartId, items: [cartLine('heartbeat-bear', 3)], openPayment: copy });
    storeDetails(robin);
    goToStep('payment');
    await submitOrder(queryClient);
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('Order Placed Successfully!');
    expect(cartStore.getState().items).toEqual([cartLine('heartbeat-bear', 2)]);
    expect(cartStore.getState().cartId).not.toBe(cartId);
    expect(world.payments).toHaveLength(1);
  });

  it('is unknown to a cart that was put back and changed, which keeps its lines and pays next (ruling 68)', async () => {
    await submitOrder(queryClient);
    const [paidOrder = ''] = world.orders.keys();
    const items = [cartLine('heartbeat-bear', 3)];
    cartStore.setState({ cartId, items, openPayment: undefined });
    storeDetails(robin);
    goToStep('payment');
    await submitOrder(queryClient);
    const reference = paidOrder.slice(0, 8).toUpperCase();
    expect(toastStore.getState().toasts.at(-1)).toMatchObject({
      title: 'Payment Failed',
      description: `409: This cart was already paid as order ${reference}.`,
    });
    expect(cartStore.getState().items).toEqual(items);
    expect(cartStore.getState().cartId).not.toBe(cartId);
    expect(checkoutStore.getState()).toMatchObject({ step: 'payment', processing: false });
    expect(world.payments).toHaveLength(1);

    await submitOrder(queryClient);
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('Order Placed Successfully!');
    expect(cartStore.getState().items).toEqual([]);
    expect(world.payments).toHaveLength(2);
    expect([...world.orders.values()].map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('allows the same purchase to be ordered again after its success', async () => {
    await clickPlaceOrder();
    cartStore.setState({ items: cartFixtures.one });
    checkoutStore.setState({ details: robin });
    await clickPlaceOrder();
    expect(world.payments).toHaveLength(2);
    const [first, second] = sentKeys('createOrder');
    expect(first).toBe(`${cartId}-1`);
    expect(second).not.toContain(cartId);
  });

  it('does not change a cart that another tab has renewed in the meantime', async () => {
    const renewed = { cartId: 'f'.repeat(32), attempt: 3, items: cartFixtures.three };
    beforeNextRequest(() => cartStore.setState(renewed));
    await clickPlaceOrder();
    expect(cart()).toMatchObject({ ...renewed, openPayment: undefined });
    expectOrderPlaced();
  });
});

describe("the cart's catalogue data", () => {
  it('is fetched again each time, and a failure changes nothing', async () => {
    await refreshCatalogue(queryClient);
    await refreshCatalogue(queryClient);
    expect(requestsTo('listProducts')).toHaveLength(2);
    startScenario('products.500');
    await refreshCatalogue(queryClient);
    expect(cart().items).toEqual(cartFixtures.one);
    expect(toast()).toBeUndefined();
  });

  it('drops the notice of a removed line', async () => {
    cartStore.setState({ items: cartFixtures.priceChanged });
    await refreshCatalogue(queryClient);
    expect(checkoutState().oldPrices).toEqual(new Map([['heartbeat-bear', '42.00']]));
    removeItem('heartbeat-bear');
    expect(checkoutState().oldPrices).toEqual(new Map());
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
    expect(checkoutState()).toMatchObject({
      step: 'payment',
      oldPrices: new Map([['frame-oak', '20.00']]),
      unavailableIds: ['frame-oak'],
      soldOut: ['frame-oak'],
    });
  });
});

it('checkout starts at step 1 with empty fields', () => {
  resetCheckout();
  expect(checkoutState()).toEqual({
    step: 'items',
    details: blankDetails,
    refusals: 0,
    processing: false,
    paying: undefined,
    attempt: undefined,
    cardProblem: undefined,
    failure: undefined,
    oldPrices: new Map(),
    unavailableIds: [],
    soldOut: [],
  });
});

it.each([{ name: ' ' }, { email: '' }])('the payment step is refused with %j', (blank) => {
  storeDetails({ ...robin, ...blank });
  expect(goToStep('payment')).toBe('details');
  expect(checkoutState()).toMatchObject({ step: 'details', refusals: 1 });
  expect(toast()).toMatchObject({ title: 'Missing Information', variant: 'destructive' });
  storeDetails(robin);
  expect(goToStep('payment')).toBe('payment');
  expect(toast()).toMatchObject({ open: false });
});

it('an email that cannot be mailed is noted with the order, but not stored', async () => {
  storeDetails({ ...robin, email: ' ann@ ' });
  await submitOrder(queryClient);
  const order = readLastOrder();
  expect(order).toMatchObject({ cannotMail: true });
  expect(order && recipientOf(order)).toBe('ann@');
  expect(JSON.stringify(order)).not.toContain('ann@');
});

it('checkout returns to step 1 when another tab empties the cart (ruling 24)', () => {
  cartStore.setState({ items: [] });
  expect(checkoutState()).toMatchObject({ step: 'items', details: { name: 'Robin' } });
});
