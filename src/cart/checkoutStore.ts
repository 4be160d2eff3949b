import type { QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createOrder } from '#api/orders.ts';
import { processPayment } from '#api/payments.ts';
import { productsQuery } from '#api/products.ts';
import { dismissToasts, showToast } from '#components/Toast/toasts.ts';
import { cardField } from '#content/cardField.ts';
import { checkout } from '#content/checkout.ts';
import { toMailAddress } from '#contract/mailAddress.ts';
import { orderReference, type Order } from '#contract/orders.ts';
import {
  cartStore,
  type CartState,
  closeCart,
  updatePrices,
  removeOrdered,
  renewCart,
  updateCart,
} from './cartStore.ts';
import { compareWithCatalogue } from './catalogue.ts';
import {
  attemptFor,
  blankDetails,
  buildOrder,
  isSameCart,
  missingDetails,
  placeOrder,
  type CheckoutOutcome,
  type CustomerDetails,
  type OrderAttempt,
} from './checkout.ts';
import type { CardTrouble, Purchase, TakeCard } from './CardField/cardMessages.ts';
import { storeLastOrder } from './lastOrder.ts';
import type { CartItem, OpenPayment } from './storedCart.ts';

/** The steps of the checkout, in order (Q14). */
export const checkoutSteps = ['items', 'details', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** An order as the payment step renders it. */
export type OrderView = {
  items: readonly CartItem[];
  details: CustomerDetails;
  oldPrices: ReadonlyMap<string, string>;
};

export type CheckoutState = {
  step: CheckoutStep;
  details: CustomerDetails;
  /** How often the payment step was refused for these details. */
  refusals: number;
  processing: boolean;
  /** The order that is being paid, as it was sent (ruling 40); otherwise undefined. */
  paying: OrderView | undefined;
  /** The attempt that the next click on Place Order continues. */
  attempt: OrderAttempt | undefined;
  /** Why the last click got no token for the card. */
  cardProblem: CardTrouble | undefined;
  /** Why the last payment failed, until the next try. */
  failure: string | undefined;
  /** Earlier prices of lines whose price the catalogue has changed, by item id (ruling 22). */
  oldPrices: ReadonlyMap<string, string>;
  /** The ids of lines that cannot be ordered (rulings 22 and 49). */
  unavailableIds: readonly string[];
  /** The sold-out ones among `unavailableIds` (ruling 49). */
  soldOut: readonly string[];
};

const initial: CheckoutState = {
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
};

/**
 * The checkout's state, in memory only. Typed values and a running payment survive closing the
 * drawer, but nothing is stored.
 */
export const checkoutStore = createStore<CheckoutState>(() => initial);

export function useCheckout<T>(select: (state: CheckoutState) => T): T {
  return useStore(checkoutStore, select);
}

/**
 * Goes to a step. Every way to the payment step leads through here: a button, Forward, a deep
 * history entry. Without name and email it ends at the details (section 5).
 * @returns the reached step
 */
export function goToStep(step: CheckoutStep): CheckoutStep {
  const { details, refusals } = checkoutStore.getState();
  const isRefused = step === 'payment' && missingDetails(details).length > 0;
  const reached = isRefused ? 'details' : step;
  checkoutStore.setState({ step: reached, refusals: isRefused ? refusals + 1 : 0 });
  if (step === 'payment') dismissToasts();
  if (isRefused) {
    showToast({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    });
  }
  return reached;
}

export const storeDetails = (details: CustomerDetails) => checkoutStore.setState({ details });

/** Resets the checkout to its initial state. */
export const resetCheckout = () => checkoutStore.setState(initial, true);

/** The lines that can be ordered: neither discontinued nor sold out (rulings 22 and 49). */
export function filterAvailable(
  items: readonly CartItem[],
  unavailableIds: readonly string[],
): CartItem[] {
  return items.filter(({ id }) => !unavailableIds.includes(id));
}

// An emptied cart returns to the first step (ruling 24), unless an order is being paid. Removed
// lines lose their price and availability notes.
cartStore.subscribe(({ items }, { items: before }) => {
  if (items === before) return;
  const left = new Set(items.map(({ id }) => id));
  const { oldPrices, unavailableIds, soldOut, step, processing } = checkoutStore.getState();
  checkoutStore.setState({
    step: items.length === 0 && !processing ? 'items' : step,
    oldPrices: new Map([...oldPrices].filter(([id]) => left.has(id))),
    unavailableIds: unavailableIds.filter((id) => left.has(id)),
    soldOut: soldOut.filter((id) => left.has(id)),
  });
});

/**
 * Reloads the catalogue and updates the cart's prices (ruling 22). On failure the cart stays as it
 * is: the server rejects outdated orders anyway.
 */
export async function refreshCatalogue(queryClient: QueryClient): Promise<void> {
  try {
    const catalogue = await queryClient.query({ ...productsQuery(), staleTime: 0 });
    const { items } = cartStore.getState();
    const { prices, unavailableIds, soldOut } = compareWithCatalogue(items, catalogue);
    const changed = items.filter(({ id }) => prices.has(id));
    if (changed.length > 0) updatePrices(prices);
    checkoutStore.setState(({ oldPrices }) => ({
      unavailableIds,
      soldOut,
      oldPrices: new Map([...oldPrices, ...changed.map(({ id, price }) => [id, price] as const)]),
    }));
  } catch {
    // Show no error: the visitor did not start this request.
  }
}

const toPurchase = (order: Order): Purchase => ({
  amount: order.totalAmount,
  name: order.customerName,
  email: order.customerEmail,
  phone: order.customerPhone,
});

/**
 * Places the order and pays it, even if the drawer is closed meanwhile (ruling 24). A card field
 * first creates a token, a new one per click, so that an invalid card creates no order.
 */
export async function submitOrder(queryClient: QueryClient, takeCard?: TakeCard): Promise<void> {
  const { processing, details, attempt, unavailableIds, oldPrices } = checkoutStore.getState();
  const cart = cartStore.getState();
  const items = filterAvailable(cart.items, unavailableIds);
  // `processing` is set before the first await, so a second click returns here (ruling 24).
  if (processing || items.length === 0) return;
  const current = attemptFor(buildOrder(items, details), attempt, cart);
  const { cartId } = current;
  const paying = { items, details, oldPrices };
  cartStore.setState({ attempt: current.attempt });
  checkoutStore.setState({
    processing: true,
    paying,
    attempt: current,
    cardProblem: undefined,
    failure: undefined,
  });
  dismissToasts();

  const card = await takeCard?.(toPurchase(current.order));
  // Ignore the result if the checkout was reset in the meantime, as between two stories.
  const isStale = () => checkoutStore.getState().attempt !== current;
  if (isStale()) return;
  const updateCartUnlessStale = (change: Partial<CartState>) => {
    if (!isStale()) updateCart(cartId, change);
  };
  const { fulfillmentMethod } = details;
  const { customerEmail } = current.order;
  let ordered: OpenPayment = {
    items,
    fulfillmentMethod,
    orderId: '',
    ...(toMailAddress(customerEmail) === undefined && { cannotMail: true }),
  };
  let before: Pick<CartState, 'openPayment'> | undefined;
  const onPaymentStart = (orderId: string) => {
    const { openPayment } = cartStore.getState();
    before = { openPayment };
    // If an earlier order of this cart is already paid, the server returns its id, not a new one.
    ordered = openPayment?.orderId === orderId ? openPayment : { ...ordered, orderId };
    updateCartUnlessStale({ openPayment: ordered });
  };
  const outcome: CheckoutOutcome =
    card && 'problem' in card
      ? {
          payment: 'unsent',
          message: cardField.problems[card.problem],
          attempt: current,
          outdated: false,
        }
      : await placeOrder(current, { createOrder, onPaymentStart, processPayment }, card?.token);
  if (isStale()) return;

  const { openPayment } = cartStore.getState();
  const paidAs = outcome.payment === 'paid' ? undefined : outcome.paidAs;
  const isOwnPayment = openPayment && orderReference({ id: openPayment.orderId }) === paidAs;
  if (isOwnPayment) ordered = openPayment;
  if (outcome.payment === 'paid' || isOwnPayment) {
    resetCheckout();
    storeLastOrder({ ...ordered, paidAt: Date.now() }, customerEmail);
    removeOrdered(cartId, ordered.items);
    closeCart();
    const isAsTyped =
      ordered.fulfillmentMethod === fulfillmentMethod && isSameCart(ordered.items, items);
    showToast({
      title: 'Order Placed Successfully!',
      description: isAsTyped
        ? checkout.confirmation
        : `${checkout.ordered(ordered.items, ordered.fulfillmentMethod)} ${checkout.confirmation}`,
    });
    return;
  }
  if (outcome.payment === 'refused') {
    updateCartUnlessStale({
      attempt: (outcome.attempt ?? current).attempt,
      openPayment: undefined,
    });
  }
  if (paidAs) renewCart(cartId);
  if (outcome.payment === 'unsent' && before) updateCartUnlessStale(before);
  const failure = outcome.message ?? 'Please try again or contact us for assistance.';
  checkoutStore.setState({
    processing: false,
    paying: undefined,
    attempt: outcome.attempt,
    failure,
    cardProblem: card && 'problem' in card ? card.problem : undefined,
    // The cart was emptied in another tab, so nothing is left to order.
    ...(cartStore.getState().items.length === 0 && { step: 'items' }),
  });
  showToast({ title: 'Payment Failed', description: failure, variant: 'destructive' });
  if (outcome.outdated) await refreshCatalogue(queryClient);
}
