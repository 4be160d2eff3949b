import type { QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createOrder } from '#api/orders.ts';
import { processPayment } from '#api/payments.ts';
import { productsQuery } from '#api/products.ts';
import { dismissToasts, showToast } from '#components/Toast/toasts.ts';
import { cardField } from '#content/cardField.ts';
import { checkout } from '#content/checkout.ts';
import type { Order } from '#contract/orders.ts';
import { cartStore, type CartState, closeCart, reprice, takeOut, updateCart } from './cartStore.ts';
import { reconcile } from './catalogue.ts';
import {
  attemptFor,
  blankDetails,
  buildOrder,
  isSameCart,
  placeOrder,
  type CheckoutOutcome,
  type CustomerDetails,
  type OrderAttempt,
} from './checkout.ts';
import type { CardTrouble, Purchase, TakeCard } from './CardField/cardMessages.ts';
import { keepLastOrder } from './lastOrder.ts';
import type { CartItem, OpenPayment } from './storedCart.ts';

/** The steps of the checkout in their order (Q14). */
export const checkoutSteps = ['items', 'details', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** An order as the payment step shows it. */
export type OrderView = {
  items: readonly CartItem[];
  details: CustomerDetails;
  oldPrices: ReadonlyMap<string, string>;
};

export type CheckoutState = {
  step: CheckoutStep;
  details: CustomerDetails;
  processing: boolean;
  /** The order that is being paid, as it was sent (ruling 40); undefined while none is. */
  paying: OrderView | undefined;
  /** What the next click on Place Order continues with. */
  attempt: OrderAttempt | undefined;
  /** What was wrong with the card at the last click. */
  cardProblem: CardTrouble | undefined;
  /** What lines cost before they took the catalogue's price, by item id (ruling 22). */
  oldPrices: ReadonlyMap<string, string>;
  /** The ids of lines that cannot be ordered (rulings 22 and 49). */
  unavailableIds: readonly string[];
  /** Those of them that are sold out (ruling 49). */
  soldOut: readonly string[];
};

const initial: CheckoutState = {
  step: 'items',
  details: blankDetails,
  processing: false,
  paying: undefined,
  attempt: undefined,
  cardProblem: undefined,
  oldPrices: new Map(),
  unavailableIds: [],
  soldOut: [],
};

/**
 * The checkout, in memory only: it outlives the drawer, so typed values and a running payment are
 * kept while the drawer is closed, and nothing of it is stored.
 */
export const checkoutStore = createStore<CheckoutState>(() => initial);

export function useCheckout<T>(select: (state: CheckoutState) => T): T {
  return useStore(checkoutStore, select);
}

export const goToStep = (step: CheckoutStep) => checkoutStore.setState({ step });

export const keepDetails = (details: CustomerDetails) => checkoutStore.setState({ details });

/** Resets the checkout, as a page load does. */
export const resetCheckout = () => checkoutStore.setState(initial, true);

/** The lines that can be ordered: those that are still sold and there (rulings 22 and 49). */
export function sellable(
  items: readonly CartItem[],
  unavailableIds: readonly string[],
): CartItem[] {
  return items.filter(({ id }) => !unavailableIds.includes(id));
}

// A cart that is emptied, in another tab too, has nothing to check out (ruling 24), but for the order
// that is being paid. A line that is gone takes its note with it.
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
 * Asks for the catalogue as it is now and gives the lines its prices (ruling 22). Without an
 * answer the cart stays as it is: the server refuses what is out of date.
 */
export async function refreshCatalogue(queryClient: QueryClient): Promise<void> {
  try {
    const catalogue = await queryClient.query({ ...productsQuery(), staleTime: 0 });
    const { items } = cartStore.getState();
    const { prices, unavailableIds, soldOut } = reconcile(items, catalogue);
    const changed = items.filter(({ id }) => prices.has(id));
    if (changed.length > 0) reprice(prices);
    checkoutStore.setState(({ oldPrices }) => ({
      unavailableIds,
      soldOut,
      oldPrices: new Map([...oldPrices, ...changed.map(({ id, price }) => [id, price] as const)]),
    }));
  } catch {
    // Nothing to tell: the visitor did not ask for this.
  }
}

const purchaseOf = (order: Order): Purchase => ({
  amount: order.totalAmount,
  name: order.customerName,
  email: order.customerEmail,
  phone: order.customerPhone,
});

/**
 * Places the order and pays it. With a card field the card becomes a token first, a new one for each
 * click, so that a mistyped number leaves no order behind. It continues when the drawer is closed
 * meanwhile (ruling 24); the toast tells how it ended.
 */
export async function submitOrder(queryClient: QueryClient, takeCard?: TakeCard): Promise<void> {
  const { processing, details, attempt, unavailableIds, oldPrices } = checkoutStore.getState();
  const cart = cartStore.getState();
  const items = sellable(cart.items, unavailableIds);
  // The state is set before anything is awaited: a second click finds it (ruling 24).
  if (processing || items.length === 0) return;
  const current = attemptFor(buildOrder(items, details), attempt, cart);
  const { cartId } = current;
  const paying = { items, details, oldPrices };
  cartStore.setState({ attempt: current.attempt });
  checkoutStore.setState({ processing: true, paying, attempt: current, cardProblem: undefined });
  dismissToasts();

  const card = await takeCard?.(purchaseOf(current.order));
  // Stale response: the checkout was reset meanwhile, as between two stories.
  const isStale = () => checkoutStore.getState().attempt !== current;
  if (isStale()) return;
  const changeCart = (change: Partial<CartState>) => {
    if (!isStale()) updateCart(cartId, change);
  };
  const { fulfillmentMethod } = details;
  let ordered: OpenPayment = { items, fulfillmentMethod, orderId: '' };
  let before: Pick<CartState, 'openPayment'> | undefined;
  const onPayment = (orderId: string) => {
    const { openPayment } = cartStore.getState();
    before = { openPayment };
    // Once an earlier order of the cart is paid, the server answers its id, whatever was typed now.
    ordered = openPayment?.orderId === orderId ? openPayment : { ...ordered, orderId };
    changeCart({ openPayment: ordered });
  };
  const outcome: CheckoutOutcome =
    card && 'problem' in card
      ? {
          payment: 'unsent',
          message: cardField.problems[card.problem],
          attempt: current,
          outdated: false,
        }
      : await placeOrder(current, { createOrder, onPayment, processPayment }, card?.token);
  if (isStale()) return;

  if (outcome.payment === 'paid') {
    resetCheckout();
    keepLastOrder({ ...ordered, paidAt: Date.now() });
    takeOut(cartId, ordered.items);
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
    changeCart({ attempt: (outcome.attempt ?? current).attempt, openPayment: undefined });
  }
  if (outcome.payment === 'unsent' && before) changeCart(before);
  checkoutStore.setState({
    processing: false,
    paying: undefined,
    attempt: outcome.attempt,
    cardProblem: card && 'problem' in card ? card.problem : undefined,
    // Emptied in another tab meanwhile: nothing is left to order.
    ...(cartStore.getState().items.length === 0 && { step: 'items' }),
  });
  showToast({
    title: 'Payment Failed',
    description: outcome.message ?? 'Please try again or contact us for assistance.',
    variant: 'destructive',
  });
  if (outcome.outdated) await refreshCatalogue(queryClient);
}
