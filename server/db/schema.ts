/**
 * The tables as the code sees them. Times are milliseconds since 1970, amounts integer US cents,
 * ids UUIDs as text, flags 0 or 1: the same on SQLite and on Postgres.
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

/** Up to the payment. What the owner records of a paid order are times: see {@link stateOf}. */
export type OrderStatus = 'pending' | 'paid' | 'cancelled' | 'expired';

/**
 * An order's whole life, as the owner sees it:
 *
 * | state       | next                                  | by                                     |
 * | ----------- | ------------------------------------- | -------------------------------------- |
 * | `pending`   | `paid`, `cancelled`, `expired`        | the payment; a changed cart; a day     |
 * | `paid`      | `fulfilled`, `refunded`               | the owner's commands                   |
 * | `fulfilled` | `refunded`                            | the owner's command                    |
 * | `cancelled`, `expired`, `refunded` | the end        |                                        |
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

/** The state of an order: the last thing that happened to it. */
export function stateOf(
  order: Pick<OrderRow, 'status' | 'fulfilled_at' | 'refunded_at'>,
): OrderState {
  if (order.refunded_at !== null) return 'refunded';
  return order.fulfilled_at === null ? order.status : 'fulfilled';
}

export type OrderRow = {
  id: string;
  /** The cart that it was placed with (ruling 53). */
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
  /** When the owner handed a paid order over or sent it off. */
  fulfilled_at: number | null;
  /** When the owner recorded that the money went back. */
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
  /** The card's token, kept only until the outcome is known: asking again needs the same body. */
  source_id: string | null;
  /** The key that the gateway is given, the same each time that this payment is asked for. */
  gateway_key: string;
  /** The gateway's own id of the charge. */
  gateway_id: string | null;
  /** Why the gateway did not charge, or did not say, in its own code: for the owner. */
  failure_code: string | null;
  /** 1 when it was no decline of the card: the gateway did not take the call at all. */
  refused: number;
  /** How often the gateway was called: an outcome is that of one of these calls. */
  gateway_calls: number;
  /** Until then one process is asking the gateway, and no other does. */
  lease_until: number;
  /** When the reconciler asks again, if the outcome is still open. */
  next_at: number;
  created_at: number;
  /** When the gateway was last called to charge, or gave its answer. */
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
  /** Why the message looks like spam; null for an ordinary one. */
  suspect: string | null;
  created_at: number;
};

/** A confirmation goes to the buyer: that the order is paid, and that it is ready or on its way. */
export type MailKind = 'order-confirmation' | 'order-notice' | 'contact-message';

export type OutboxRow = {
  id: string;
  kind: MailKind;
  /** The order or the message that the mail is about. */
  subject_id: string;
  /** The mail as JSON; emptied some time after it was sent (ruling 39). */
  payload: string;
  attempts: number;
  /** Attempts after which it is unknown whether the mail arrived. */
  unconfirmed: number;
  next_at: number;
  lease_until: number;
  sent_at: number | null;
  dead_at: number | null;
  last_error: string | null;
  created_at: number;
};

/** A single row: when old data was last removed. */
export type RetentionRow = {
  /** When it last ran; 0 for never. */
  ran_at: number;
  /** Nothing is removed before: see `applyRetention`. */
  resumes_at: number;
};
