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
const shipped: CustomerDetails = {
  ...robin,
  fulfillmentMethod: 'shipping',
  street: '1 Sample Street',
  city: 'Galion',
  state: 'OH',
  zipCode: '44833',
};

describe('the order (Q17, Q19)', () => {
  it('names products, quantities and prices, and no address for pickup (ruling 27)', () => {
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

  it('adds the fee and the address for shipping, a blank one too (Q16)', () => {
    const order = buildOrder(cartFixtures.one, shipped);
    expect(order.totalAmount).toBe('53.99');
    expect(order.shippingAddress).toEqual({
      street: '1 Sample Street',
      city: 'Galion',
      state: 'OH',
      zipCode: '44833',
    });
    const blank = buildOrder(cartFixtures.one, { ...robin, fulfillmentMethod: 'shipping' });
    expect(z.safeParse(orderSchema, blank).success).toBe(true);
  });

  it('is exact to the cent', () => {
    expect(buildOrder(cartFixtures.decimals, robin).totalAmount).toBe('60.50');
  });

  it('sends one trimmed line for each field, whatever was pasted', () => {
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

describe('an attempt (ruling 24)', () => {
  const keys = () => {
    let made = 0;
    return () => `key-${(made += 1)}`;
  };
  const one = buildOrder(cartFixtures.one, robin);
  const three = buildOrder(cartFixtures.three, robin);

  it('goes on while the body is unchanged', () => {
    const newKey = keys();
    const first = attemptFor(one, undefined, newKey);
    expect(first).toEqual({ key: 'key-1', order: one });
    expect(attemptFor(structuredClone(one), first, newKey)).toBe(first);
  });

  it('begins anew when the body has changed, and names the order it replaces', () => {
    const newKey = keys();
    const first = { ...attemptFor(one, undefined, newKey), orderId: 'order-1' };
    const second = attemptFor(three, first, newKey);
    expect(second).toEqual({ key: 'key-2', order: three, replaces: 'order-1' });
    expect(attemptFor(one, second, newKey)).toEqual({
      key: 'key-3',
      order: one,
      replaces: 'order-1',
    });
  });

  it('replaces nothing when no order was created', () => {
    const newKey = keys();
    const first = attemptFor(one, undefined, newKey);
    expect(attemptFor(three, first, newKey)).toEqual({ key: 'key-2', order: three });
  });
});

describe('placing the order', () => {
  const order = buildOrder(cartFixtures.one, shipped);
  const attempt = { key: 'order-key', order };
  const created = { key: 'order-key', order, orderId: 'order-1' };

  type MockedCalls = { [Call in keyof CheckoutCalls]: Mock<CheckoutCalls[Call]> };
  const callsWith = (overrides: Partial<MockedCalls> = {}): MockedCalls => ({
    createOrder: vi.fn<CheckoutCalls['createOrder']>().mockResolvedValue({ id: 'order-1' }),
    processPayment: vi.fn<CheckoutCalls['processPayment']>().mockResolvedValue({ success: true }),
    ...overrides,
  });
  const refusal = (status: number, sentence: string) =>
    vi.fn().mockRejectedValue(new ApiError(status, '', sentence, 'text/plain; charset=utf-8'));

  it('creates the order, then pays its total in cents with a key of its own', async () => {
    const calls = callsWith();
    expect(await placeOrder(attempt, calls, () => 'payment-key')).toEqual({ paid: true });
    expect(calls.createOrder.mock.calls).toEqual([[order, 'order-key', undefined]]);
    expect(calls.processPayment.mock.calls).toEqual([['order-1', 5399, 'payment-key', undefined]]);
  });

  it('pays the order that is there, and names the one that it replaces', async () => {
    const calls = callsWith();
    await placeOrder(created, calls, () => 'payment-key');
    expect(calls.createOrder).not.toHaveBeenCalled();
    await placeOrder({ ...attempt, replaces: 'order-0' }, calls, () => 'payment-key');
    expect(calls.createOrder.mock.calls).toEqual([[order, 'order-key', 'order-0']]);
  });

  it('asks for no payment when there is no order (Q21)', async () => {
    const calls = callsWith({ createOrder: refusal(500, 'Something went wrong.') });
    expect(await placeOrder(attempt, calls, () => 'payment-key')).toEqual({
      paid: false,
      message: '500: Something went wrong.',
      attempt,
      outdated: false,
    });
    expect(calls.processPayment).not.toHaveBeenCalled();
  });

  it('keeps the order after a decline, with its message or none (ruling 25)', async () => {
    const declined = (error?: string) =>
      callsWith({
        processPayment: vi
          .fn()
          .mockResolvedValue({ success: false, ...(error !== undefined && { error }) }),
      });
    expect(await placeOrder(attempt, declined('Your card was declined.'), () => 'k')).toEqual({
      paid: false,
      message: 'Your card was declined.',
      attempt: created,
      outdated: false,
    });
    for (const error of [undefined, '']) {
      expect(await placeOrder(attempt, declined(error), () => 'k')).toMatchObject({
        message: undefined,
        attempt: created,
      });
    }
  });

  it('keeps the order and its key when no answer came', async () => {
    const lost = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await placeOrder(attempt, callsWith({ createOrder: lost }), () => 'k')).toEqual({
      paid: false,
      message: undefined,
      attempt,
      outdated: false,
    });
    expect(await placeOrder(attempt, callsWith({ processPayment: lost }), () => 'k')).toMatchObject(
      { message: undefined, attempt: created },
    );
  });

  it('says that the cart is out of date when the order was refused for its prices', async () => {
    const calls = callsWith({ createOrder: refusal(409, 'Heartbeat Bear now costs $52.00.') });
    expect(await placeOrder(attempt, calls, () => 'k')).toMatchObject({
      message: '409: Heartbeat Bear now costs $52.00.',
      outdated: true,
    });
  });

  it('begins anew once the visitor was told that the replaced order is paid', async () => {
    const replacing = { ...attempt, replaces: 'order-0' };
    const calls = callsWith({ createOrder: refusal(409, orderRefusals.replacedIsPaid) });
    expect(await placeOrder(replacing, calls, () => 'k')).toMatchObject({
      message: `409: ${orderRefusals.replacedIsPaid}`,
      attempt: undefined,
    });
  });

  it.each([
    [404, paymentRefusals.unknownOrder, undefined],
    [409, paymentRefusals.orderClosed, undefined],
    [422, 'Sent before with other contents.', undefined],
    [409, paymentRefusals.inFlight, created],
    [500, 'Something went wrong.', created],
  ])('after a payment that answers %i %s goes on with %o', async (status, sentence, next) => {
    const calls = callsWith({ processPayment: refusal(status, sentence) });
    expect(await placeOrder(attempt, calls, () => 'k')).toEqual({
      paid: false,
      message: `${status}: ${sentence}`,
      attempt: next,
      outdated: false,
    });
  });
});
