import { ApiError, readableMessage } from '#api/http.ts';
import { totalCents, type FulfillmentMethod, type Order } from '#contract/orders.ts';
import { formatCartKey, type CartKey } from '#contract/cartKey.ts';
import { toMailAddress } from '#contract/mailAddress.ts';
import type { PaymentResult } from '#contract/payments.ts';
import {
  orderRefusals,
  paidReference,
  paymentErrors,
  paymentRefusals,
} from '#contract/refusals.ts';
import { centsToDecimal } from '#lib/money.ts';
import type { CartItem } from './storedCart.ts';

/** The form values of the details step, as typed (section 3). */
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

/** The required fields that are blank: with any, there is no payment step (section 5, ruling 26). */
export const missingDetails = (details: CustomerDetails) =>
  (['name', 'email'] as const).filter((field) => details[field].trim() === '');

/** The typed email if it can't be mailed. This never blocks an order (ruling 26). */
export function incompleteEmail({ email }: CustomerDetails): string | undefined {
  const typed = email.trim();
  return typed && toMailAddress(typed) === undefined ? typed : undefined;
}

/** Whether the shipping address has empty fields. This never blocks an order (ruling 26). */
export function isAddressIncomplete(details: CustomerDetails): boolean {
  const { fulfillmentMethod, street, city, state, zipCode } = details;
  return (
    fulfillmentMethod === 'shipping' && [street, city, state, zipCode].some((part) => !part.trim())
  );
}

// Replaces pasted tabs and line breaks, which the server rejects without naming the field.
const toOneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The body of `POST /api/orders` for these lines and details (Q19). */
export function buildOrder(items: readonly CartItem[], details: CustomerDetails): Order {
  const { fulfillmentMethod } = details;
  return {
    customerEmail: toOneLine(details.email),
    customerName: toOneLine(details.name),
    customerPhone: toOneLine(details.phone),
    items: items.map(({ id, name, quantity, price }) => ({ productId: id, name, quantity, price })),
    totalAmount: centsToDecimal(totalCents(items, fulfillmentMethod)),
    fulfillmentMethod,
    shippingAddress:
      fulfillmentMethod === 'shipping'
        ? {
            street: toOneLine(details.street),
            city: toOneLine(details.city),
            state: toOneLine(details.state),
            zipCode: toOneLine(details.zipCode),
          }
        : null,
  };
}

/** Whether both carts contain the same products and quantities, in the same order. */
export const isSameCart = (one: readonly CartItem[], other: readonly CartItem[]) =>
  one.length === other.length &&
  one.every(({ id, quantity }, line) => {
    const same = other[line];
    return same?.id === id && same.quantity === quantity;
  });

/** One attempt to order and pay. It is reused until the cart's key or the order's body changes. */
export type OrderAttempt = Readonly<
  CartKey & {
    order: Order;
    /** The order's id, once the server has created it. */
    orderId?: string;
  }
>;

/**
 * Keys have six digits. After the wrap, the server rejects a key that was used for another body.
 */
const nextAttemptNumber = (attempt: number) => (attempt + 1) % 1_000_000;

/** The previous attempt if nothing has changed, otherwise a new one with the cart's next key. */
export function attemptFor(
  order: Order,
  last: OrderAttempt | undefined,
  { cartId, attempt }: CartKey,
): OrderAttempt {
  const isSame =
    last?.cartId === cartId &&
    last.attempt === attempt &&
    JSON.stringify(last.order) === JSON.stringify(order);
  return isSame ? last : { cartId, attempt: nextAttemptNumber(attempt), order };
}

export type CheckoutCalls = {
  createOrder: (order: Order, key: string) => Promise<{ id: string }>;
  /** Called before the payment is sent. */
  onPaymentStart: (orderId: string) => void;
  processPayment: (
    orderId: string,
    amount: number,
    key: string,
    sourceId?: string,
  ) => Promise<PaymentResult>;
};

export type CheckoutOutcome =
  | { payment: 'paid' }
  | {
      /**
       * 'refused': the cart has no pending or paid payment. 'unsent': this attempt sent no payment.
       * 'open': the payment's outcome is unknown.
       */
      payment: 'refused' | 'unsent' | 'open';
      /**
       * The toast's message; undefined if the response had none that visitors may read (ruling 25).
       */
      message: string | undefined;
      /** The attempt that the next click continues; undefined if it must start a new one. */
      attempt: OrderAttempt | undefined;
      /** The cart's prices or items differ from the server's catalogue. */
      outdated: boolean;
      /** The number of the order that the cart paid before, with other contents (ruling 68). */
      paidAs?: string;
    };

/**
 * Creates the order, unless an earlier click did, and pays it. If an earlier order of this cart is
 * already paid, the server returns that order and its successful payment (ruling 53). Never throws:
 * failures are outcomes.
 * @param cardToken from the card field; without it a placeholder is sent (ruling 45)
 */
export async function placeOrder(
  attempt: OrderAttempt,
  calls: CheckoutCalls,
  cardToken?: string,
): Promise<CheckoutOutcome> {
  const { order } = attempt;
  const key = formatCartKey(attempt);
  let current = attempt;
  try {
    const orderId = attempt.orderId ?? (await calls.createOrder(order, key)).id;
    current = { ...attempt, orderId };
    calls.onPaymentStart(orderId);
    const amount = totalCents(order.items, order.fulfillmentMethod);
    const result = await calls.processPayment(orderId, amount, key, cardToken);
    if (result.success) return { payment: 'paid' };
    const isOpen = result.error === paymentErrors.unknown;
    return {
      payment: isOpen ? 'open' : 'refused',
      message: result.error || undefined,
      attempt: isOpen ? current : { ...current, attempt: nextAttemptNumber(current.attempt) },
      outdated: false,
    };
  } catch (error) {
    const message = readableMessage(error);
    const paidAs = error instanceof ApiError && paidReference(error.body);
    if (paidAs) {
      return { payment: 'refused', message, attempt: undefined, outdated: false, paidAs };
    }
    const isOver = isFinalError(error);
    const isBusy = error instanceof ApiError && busy.includes(error.body);
    // The server compares the catalogue only if the cart has no pending or paid payment.
    const outdated = error instanceof ApiError && error.status === 409 && !isBusy && !isOver;
    const isSent = current.orderId !== undefined && (isBusy || !isRejection(error));
    return {
      payment: outdated || isOver ? 'refused' : isSent ? 'open' : 'unsent',
      message,
      attempt: isOver ? undefined : current,
      outdated,
    };
  }
}

/** Errors that mean a payment of this cart is still pending. */
const busy: readonly string[] = [orderRefusals.paymentOpen, paymentRefusals.inFlight];

/** Whether the error is a response that proves that the request had no effect. */
const isRejection = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 408;

/** Whether the order can't be paid any more, or the key was used for another order. */
function isFinalError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, body } = error;
  return status === 404 || status === 422 || body === paymentRefusals.orderClosed;
}
