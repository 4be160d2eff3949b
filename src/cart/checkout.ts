import { ApiError, readableMessage } from '#api/http.ts';
import { totalCents, type FulfillmentMethod, type Order } from '#contract/orders.ts';
import type { PaymentResult } from '#contract/payments.ts';
import { orderRefusals, paymentRefusals } from '#contract/refusals.ts';
import { centsToDecimal } from '#lib/money.ts';
import type { CartItem } from './storedCart.ts';

/** What the details step asks for, as it is typed (section 3). */
export type CustomerDetails = {
  name: string;
  email: string;
  phone: string;
  fulfillmentMethod: FulfillmentMethod;
  street: string;
  city: string;
  state: string;
  zipCode: string;
};

/** Pickup is the default (ruling 27). */
export const blankDetails: CustomerDetails = {
  name: '',
  email: '',
  phone: '',
  fulfillmentMethod: 'pickup',
  street: '',
  city: '',
  state: '',
  zipCode: '',
};

/** Whether an order is to be shipped and its address has gaps. It never blocks (ruling 26). */
export function isAddressIncomplete(details: CustomerDetails): boolean {
  const { fulfillmentMethod, street, city, state, zipCode } = details;
  return (
    fulfillmentMethod === 'shipping' && [street, city, state, zipCode].some((part) => !part.trim())
  );
}

// A pasted tab or line break is not worth a refusal, which could not say what was wrong.
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The body of `POST /api/orders` for these lines and details (Q19). */
export function buildOrder(items: readonly CartItem[], details: CustomerDetails): Order {
  const { fulfillmentMethod } = details;
  return {
    customerEmail: oneLine(details.email),
    customerName: oneLine(details.name),
    customerPhone: oneLine(details.phone),
    items: items.map(({ id, name, quantity, price }) => ({ productId: id, name, quantity, price })),
    totalAmount: centsToDecimal(totalCents(items, fulfillmentMethod)),
    fulfillmentMethod,
    shippingAddress:
      fulfillmentMethod === 'shipping'
        ? {
            street: oneLine(details.street),
            city: oneLine(details.city),
            state: oneLine(details.state),
            zipCode: oneLine(details.zipCode),
          }
        : null,
  };
}

/** One attempt at an order: it lasts as long as the order's body stays the same (ruling 24). */
export type OrderAttempt = {
  readonly key: string;
  readonly order: Order;
  /** The order's id, once the server has created it. */
  readonly orderId?: string;
  /** The unpaid order that this one takes the place of. */
  readonly replaces?: string;
};

/** The attempt to go on with: the last one while nothing has changed, else a new one. */
export function attemptFor(
  order: Order,
  last: OrderAttempt | undefined,
  newKey: () => string,
): OrderAttempt {
  if (last && JSON.stringify(last.order) === JSON.stringify(order)) return last;
  const replaces = last?.orderId ?? last?.replaces;
  return { key: newKey(), order, ...(replaces && { replaces }) };
}

export type CheckoutCalls = {
  createOrder: (order: Order, key: string, replaces?: string) => Promise<{ id: string }>;
  processPayment: (
    orderId: string,
    amount: number,
    key: string,
    sourceId?: string,
  ) => Promise<PaymentResult>;
};

export type CheckoutOutcome =
  | { paid: true }
  | {
      paid: false;
      /** For the toast; undefined where nothing readable came back (ruling 25). */
      message: string | undefined;
      /** What the next press goes on with; undefined when it must begin anew. */
      attempt: OrderAttempt | undefined;
      /** The server knows other prices than this cart does. */
      outdated: boolean;
    };

/**
 * Creates the attempt's order, unless an earlier press has, and asks for its payment with a key of
 * this press. It never throws: a failure is an outcome.
 * @param cardToken of the card field; without one the placeholder is sent (ruling 45).
 */
export async function placeOrder(
  attempt: OrderAttempt,
  calls: CheckoutCalls,
  newKey: () => string,
  cardToken?: string,
): Promise<CheckoutOutcome> {
  let current = attempt;
  try {
    if (current.orderId === undefined) {
      const { id } = await calls.createOrder(current.order, current.key, current.replaces);
      current = { key: current.key, order: current.order, orderId: id };
    }
    const { orderId, order } = current;
    const amount = totalCents(order.items, order.fulfillmentMethod);
    const result = await calls.processPayment(orderId ?? '', amount, newKey(), cardToken);
    if (result.success) return { paid: true };
    return {
      paid: false,
      message: result.error || undefined,
      attempt: current,
      outdated: false,
    };
  } catch (error) {
    return {
      paid: false,
      message: readableMessage(error),
      attempt: isOver(error) ? undefined : current,
      outdated: current.orderId === undefined && error instanceof ApiError && error.status === 409,
    };
  }
}

/** Whether the server will take no more payment for this order, or has this key for another one. */
function isOver(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, body } = error;
  const ended: string[] = [paymentRefusals.orderClosed, orderRefusals.replacedIsPaid];
  return status === 404 || status === 422 || ended.includes(body);
}
