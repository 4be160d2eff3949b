import { ApiError, readableMessage } from '#api/http.ts';
import { totalCents, type FulfillmentMethod, type Order } from '#contract/orders.ts';
import { formatCartKey, type CartKey } from '#contract/cartKey.ts';
import type { PaymentResult } from '#contract/payments.ts';
import { orderRefusals, paymentErrors, paymentRefusals } from '#contract/refusals.ts';
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

/** Whether both carts hold the same items in the same order. */
export const isSameCart = (one: readonly CartItem[], other: readonly CartItem[]) =>
  one.length === other.length &&
  one.every(({ id, quantity }, line) => {
    const same = other[line];
    return same?.id === id && same.quantity === quantity;
  });

/** One attempt at an order: it lasts as long as the cart's key and the order's body stay the same. */
export type OrderAttempt = Readonly<
  CartKey & {
    order: Order;
    /** The order's id, once the server has created it. */
    orderId?: string;
  }
>;

/** Keys have six digits; the server refuses one that comes round again with another body. */
const next = (attempt: number) => (attempt + 1) % 1_000_000;

/** The attempt to continue with: the last one while nothing has changed, else the cart's next. */
export function attemptFor(
  order: Order,
  last: OrderAttempt | undefined,
  { cartId, attempt }: CartKey,
): OrderAttempt {
  const isSame =
    last?.cartId === cartId &&
    last.attempt === attempt &&
    JSON.stringify(last.order) === JSON.stringify(order);
  return isSame ? last : { cartId, attempt: next(attempt), order };
}

export type CheckoutCalls = {
  createOrder: (order: Order, key: string) => Promise<{ id: string }>;
  /** Called before the payment is sent. */
  onPayment: (orderId: string) => void;
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
       * 'refused': no payment of the cart is open or paid. 'unsent': this attempt has sent none.
       * 'open': its outcome is not known.
       */
      payment: 'refused' | 'unsent' | 'open';
      /** For the toast; undefined where nothing readable came back (ruling 25). */
      message: string | undefined;
      /** What the next click continues with; undefined when it must be a new attempt. */
      attempt: OrderAttempt | undefined;
      /** The server has other prices than this cart. */
      outdated: boolean;
    };

/**
 * Creates the attempt's order, unless an earlier click has, and pays it. The server answers an order
 * with the id of an earlier one of this cart that is paid already, and its payment with its success
 * (ruling 53). It never throws: a failure is an outcome.
 * @param cardToken of the card field; without one the placeholder is sent (ruling 45).
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
    calls.onPayment(orderId);
    const amount = totalCents(order.items, order.fulfillmentMethod);
    const result = await calls.processPayment(orderId, amount, key, cardToken);
    if (result.success) return { payment: 'paid' };
    const isOpen = result.error === paymentErrors.unknown;
    return {
      payment: isOpen ? 'open' : 'refused',
      message: result.error || undefined,
      attempt: isOpen ? current : { ...current, attempt: next(current.attempt) },
      outdated: false,
    };
  } catch (error) {
    const isOver = endsAttempt(error);
    const isBusy = error instanceof ApiError && busy.includes(error.body);
    // The server compares prices only while no payment of the cart is open or paid.
    const outdated = error instanceof ApiError && error.status === 409 && !isBusy && !isOver;
    const isSent = current.orderId !== undefined && (isBusy || !isAnswer(error));
    return {
      payment: outdated || isOver ? 'refused' : isSent ? 'open' : 'unsent',
      message: readableMessage(error),
      attempt: isOver ? undefined : current,
      outdated,
    };
  }
}

/** A payment of this cart is under way. */
const busy: readonly string[] = [orderRefusals.paymentOpen, paymentRefusals.inFlight];

/** Whether the server answered that it did nothing. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 408;

/** Whether the server takes no more payment for this order, or has this key for another one. */
function endsAttempt(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, body } = error;
  return status === 404 || status === 422 || body === paymentRefusals.orderClosed;
}
