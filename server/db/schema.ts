/**
 * The tables as TypeScript types. Times are milliseconds since 1970, amounts integer US cents, ids
 * UUIDs as text, flags 0 or 1, on SQLite and PostgreSQL alike.
 */
export type Schema = {
  orders: OrderRow;
  order_items: OrderItemRow;
  payments: PaymentRow;
  idempotency_keys: IdempotencyKeyRow;
  messages: MessageRow;
  outbox: OutboxRow;
  retention: RetentionRow;
};

/** The status up to the payment. The owner's later steps are timestamps: see {@link orderStateOf}. */
export type OrderStatus = 'pending' | 'paid' | 'cancelled' | 'expired';

/**
 * The states of an order, as shown to the owner:
 *
 * | state       | next                                  | by                                     |
 * | ----------- | ------------------------------------- | -------------------------------------- |
 * | `pending`   | `paid`, `cancelled`, `expired`        | a payment; a changed cart; after a day |
 * | `paid`      | `fulfilled`, `refunded`               | the owner's commands                   |
 * | `fulfilled` | `refunded`                            | the owner's command                    |
 * | `cancelled`, `expired`, `refunded` | none           |                                        |
 */
export const orderStates = [
  'pending',
  'paid',
  'fulfilled',
  'refunded',
  'cancelled',
  'expired',
] as const;

export type OrderState = (typeof orderStates)[number];

/** The current state of an order, from its status and timestamps. */
export function orderStateOf(
  order: Pick<OrderRow, 'status' | 'fulfilled_at' | 'refunded_at'>,
): OrderState {
  if (order.refunded_at !== null) return 'refunded';
  return order.fulfilled_at === null ? order.status : 'fulfilled';
}

export type OrderRow = {
  id: string;
  /** The cart that the order was placed from (ruling 53). */
  cart_id: string;
  status: OrderStatus;
  total_cents: number;
  shipping_cents: number;
  currency: 'USD';
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  fulfillment_method: 'pickup' | 'shipping';
  shipping_street: string | null;
  shipping_city: string | null;
  shipping_state: string | null;
  shipping_zip_code: string | null;
  /** When the owner recorded the pickup or shipment of a paid order. */
  fulfilled_at: number | null;
  /** When the owner recorded the refund. */
  refunded_at: number | null;
  created_at: number;
  updated_at: number;
};

export type OrderItemRow = {
  order_id: string;
  line: number;
  product_id: string;
  name: string;
  quantity: number;
  price_cents: number;
};

export type PaymentState = 'started' | 'succeeded' | 'declined' | 'unknown';

export type PaymentRow = {
  id: string;
  order_id: string;
  cart_id: string;
  attempt: number;
  state: PaymentState;
  amount_cents: number;
  currency: 'USD';
  location_id: string;
  /** The card's token, deleted when the payment's outcome is known: retries must send it again. */
  source_id: string | null;
  /** The idempotency key sent to the gateway, the same for each retry of this payment. */
  gateway_key: string;
  /** The gateway's id of the charge. */
  gateway_id: string | null;
  /** The gateway's code for a failed or unknown charge, for the owner. */
  failure_code: string | null;
  /** 1 when the gateway rejected the request itself: the card was not declined. */
  refused: number;
  /** How often the gateway was called: an outcome is stored only if it is the latest call's. */
  gateway_calls: number;
  /** Until this time only the process that took the lease may call the gateway. */
  lease_until: number;
  /** When the reconciler retries a payment whose outcome is still open. */
  next_at: number;
  created_at: number;
  /** When the gateway was last called to charge, or responded. */
  updated_at: number;
};

export type IdempotencyKeyRow = {
  scope: 'orders' | 'payments';
  key: string;
  body_hash: string;
  response: string;
  created_at: number;
};

export type MessageRow = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  /** Why the message looks like spam; null when it does not. */
  suspect: string | null;
  created_at: number;
};

/** `order-confirmation` is any mail to the buyer, also the one that an order is ready or shipped. */
export type MailKind = 'order-confirmation' | 'order-notice' | 'contact-message';

export type OutboxRow = {
  id: string;
  kind: MailKind;
  /** The id of the order or message that the mail is about. */
  subject_id: string;
  /** The mail as JSON; cleared some time after it was sent (ruling 39). */
  payload: string;
  attempts: number;
  /** How many attempts ended without a confirmation: each may have delivered the mail. */
  unconfirmed: number;
  next_at: number;
  lease_until: number;
  sent_at: number | null;
  dead_at: number | null;
  last_error: string | null;
  created_at: number;
};

/** A single row: the state of the retention job. */
export type RetentionRow = {
  /** When the retention job last ran; 0 if never. */
  ran_at: number;
  /** No personal data is removed before this time: see `applyRetention`. */
  resumes_at: number;
};
