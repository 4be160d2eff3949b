import { describe, expect, it, vi, type Mock } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#api/http.ts';
import { orderSchema } from '#contract/orders.ts';
import { orderRefusals, paymentRefusals } from '#contract/refusals.ts';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
import {
  attemptFor,
  blankDetails,
  buildOrder,
  isAddressIncomplete,
  placeOrder,
  type CheckoutCalls,
  type CustomerDetails,
} from './checkout.ts';

const robin: CustomerDetails = {
  ...blankDetails,
  name: 'Robin',
  email: 'robin@example.com',
  phone: '(419) 555-0188',
};
const address = { street: '1 Sample Street', city: 'Galion', state: 'OH', zipCode: '44833' };
const shipped: CustomerDetails = { ...robin, fulfillmentMethod: 'shipping', ...address };

describe("the order's body (Q17, Q19)", () => {
  it('has products, quantities and prices, and no address for pickup (ruling 27)', () => {
    expect(buildOrder(cartFixtures.three, { ...shipped, fulfillmentMethod: 'pickup' })).toEqual({
      customerEmail: 'robin@example.com',
      customerName: 'Robin',
      customerPhone: '(419) 555-0188',
      items: [
        { productId: 'heartbeat-bunny', name: 'Heartbeat Bunny', quantity: 1, price: '48.00' },
        { productId: 'frame-oak', name: 'Oak Picture Frame', quantity: 2, price: '24.00' },
        { productId: 'onesie', name: 'Little Apple Onesie', quantity: 1, price: '19.00' },
      ],
      totalAmount: '115.00',
      fulfillmentMethod: 'pickup',
      shippingAddress: null,
    });
  });

  it('adds fee and address for shipping, even a blank address (Q16)', () => {
    const order = buildOrder(cartFixtures.one, shipped);
    expect(order.totalAmount).toBe('53.99');
    expect(order.shippingAddress).toEqual(address);
    const blank = buildOrder(cartFixtures.one, { ...robin, fulfillmentMethod: 'shipping' });
    expect(z.safeParse(orderSchema, blank).success).toBe(true);
  });

  it('has a total exact to the cent', () => {
    expect(buildOrder(cartFixtures.decimals, robin).totalAmount).toBe('60.50');
  });

  it('reduces pasted text to one trimmed line per field', () => {
    const order = buildOrder(cartFixtures.one, {
      ...shipped,
      name: '  Robin\tExample ',
      phone: '419\u2028555',
      street: '1 Sample\r\nStreet',
    });
    expect(order).toMatchObject({ customerName: 'Robin Example', customerPhone: '419 555' });
    expect(order.shippingAddress?.street).toBe('1 Sample Street');
    expect(z.safeParse(orderSchema, order).success).toBe(true);
  });
});

describe('the address hint (ruling 26)', () => {
  it.each(['street', 'city', 'state', 'zipCode'])('shows for an address without its %s', (part) => {
    expect(isAddressIncomplete({ ...shipped, [part]: ' ' })).toBe(true);
  });

  it('is absent for a complete address and for pickup', () => {
    expect(isAddressIncomplete(shipped)).toBe(false);
    expect(isAddressIncomplete(blankDetails)).toBe(false);
  });
});

const cartId = '0123456789abcdef0123456789abcdef';

describe('an order attempt (ruling 53)', () => {
  const one = buildOrder(cartFixtures.one, robin);
  const three = buildOrder(cartFixtures.three, robin);
  const first = attemptFor(one, undefined, { cartId, attempt: 0 });

  it("starts with the cart's next attempt number", () => {
    expect(first).toEqual({ cartId, attempt: 1, order: one });
  });

  it('continues while body and cart key are unchanged', () => {
    expect(attemptFor(structuredClone(one), first, { cartId, attempt: 1 })).toBe(first);
  });

  it.each([
    ['another body', three, { cartId, attempt: 1 }, { cartId, attempt: 2 }],
    ['a number of another tab', one, { cartId, attempt: 2 }, { cartId, attempt: 3 }],
    ['a renewed cart', one, { cartId: 'b', attempt: 1 }, { cartId: 'b', attempt: 2 }],
  ])('starts a new attempt, without the order’s id, for %s', (_, order, cart, key) => {
    expect(attemptFor(order, { ...first, orderId: 'order-1' }, cart)).toEqual({ ...key, order });
  });

  it('wraps its number after six digits', () => {
    expect(attemptFor(one, undefined, { cartId, attempt: 999_999 }).attempt).toBe(0);
  });
});

describe('placeOrder', () => {
  const order = buildOrder(cartFixtures.one, shipped);
  const attempt = { cartId, attempt: 7, order };
  const created = { ...attempt, orderId: 'order-1' };
  const key = `${cartId}-7`;

  type MockedCalls = { [Call in keyof CheckoutCalls]: Mock<CheckoutCalls[Call]> };
  const mockCalls = (overrides: Partial<MockedCalls> = {}): MockedCalls => ({
    createOrder: vi.fn<CheckoutCalls['createOrder']>().mockResolvedValue({ id: 'order-1' }),
    onPaymentStart: vi.fn<CheckoutCalls['onPaymentStart']>(),
    processPayment: vi.fn<CheckoutCalls['processPayment']>().mockResolvedValue({ success: true }),
    ...overrides,
  });
  const rejectWithApiError = (status: number, sentence: string) =>
    vi.fn().mockRejectedValue(new ApiError(status, '', sentence, 'text/plain; charset=utf-8'));
  const lost = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const unpaidOutcome = (payment: string, message?: string, next?: object, outdated = false) => {
    return { payment, message, attempt: next, outdated };
  };

  // checkoutStore.test.ts tests what a paid, declined or unknown payment does.
  it('pays the total in cents with the key and id of the order', async () => {
    const calls = mockCalls();
    expect(await placeOrder(attempt, calls, 'card-token')).toEqual({ payment: 'paid' });
    expect(calls.createOrder.mock.calls).toEqual([[order, key]]);
    expect(calls.processPayment.mock.calls).toEqual([['order-1', 5399, key, 'card-token']]);
  });

  it.each([undefined, ''])('returns no message for a decline with the error %j', async (error) => {
    const processPayment = vi.fn().mockResolvedValue({ success: false, error });
    const calls = mockCalls({ processPayment });
    expect(await placeOrder(attempt, calls)).toMatchObject({ message: undefined });
  });

  it.each([
    ['the key', 'order', { createOrder: lost }, unpaidOutcome('unsent', undefined, attempt)],
    [
      'order and key',
      'payment',
      { processPayment: lost },
      unpaidOutcome('open', undefined, created),
    ],
  ])('keeps %s when the %s gets no response', async (_kept, _request, calls, result) => {
    expect(await placeOrder(attempt, mockCalls(calls))).toEqual(result);
  });

  it.each([
    ['Heartbeat Bear now costs $52.00.', 'refused', true],
    [orderRefusals.paymentOpen, 'unsent', false],
    [paymentRefusals.inFlight, 'unsent', false],
  ])('maps a 409 with %s to %s, outdated: %s', async (sentence, payment, outdated) => {
    const calls = mockCalls({ createOrder: rejectWithApiError(409, sentence) });
    const result = unpaidOutcome(payment, `409: ${sentence}`, attempt, outdated);
    expect(await placeOrder(attempt, calls)).toEqual(result);
  });

  it('starts a new attempt when the key belongs to another order', async () => {
    const calls = mockCalls({ createOrder: rejectWithApiError(422, orderRefusals.keyReused) });
    expect(await placeOrder(attempt, calls)).toMatchObject({
      payment: 'refused',
      attempt: undefined,
      outdated: false,
    });
  });

  it.each([
    [404, paymentRefusals.unknownOrder, 'refused', undefined],
    [409, paymentRefusals.orderClosed, 'refused', undefined],
    [422, orderRefusals.keyReused, 'refused', undefined],
    [409, paymentRefusals.inFlight, 'open', created],
    [409, orderRefusals.paymentOpen, 'open', created],
    [429, paymentRefusals.busy, 'unsent', created],
    [429, paymentRefusals.tooManyDeclines(60), 'unsent', created],
    [408, 'Timeout', 'open', created],
    [500, 'Something went wrong.', 'open', created],
  ])('maps a payment response %i %s to %s', async (status, sentence, payment, next) => {
    const calls = mockCalls({ processPayment: rejectWithApiError(status, sentence) });
    expect(await placeOrder(attempt, calls)).toEqual(
      unpaidOutcome(payment, `${status}: ${sentence}`, next),
    );
  });
});
