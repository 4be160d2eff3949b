import { formatCartKey } from '#contract/cartKey.ts';
import type { Product } from '#contract/products.ts';
import { products } from '#mocks/fixtures/products.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { GatewayOutcome } from '#mocks/world.ts';
import type { Behavior } from '#tests/support/ledger.ts';

/** A request to the API, mocked or real. */
export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type Answer = { status: number; body: unknown };

/** A request and the response that both servers must return. */
export type Exchange = {
  /** The request, or a function of the case's earlier responses. */
  send: Sent | ((earlier: readonly Answer[]) => Sent);
  status: number;
  /** The parsed JSON, or the error message; may contain `expect.any(...)` and similar. */
  body: unknown;
};

/** Requests sent one after another to a fresh server. */
export type Case = {
  name: string;
  /** The outcomes of the gateway's next charges. */
  gateway?: GatewayOutcome[];
  exchanges: Exchange[];
};

let carts = 0;

/** A new cart. @returns a function that makes its keys from the counter. */
export function newCart(): (attempt?: number) => string {
  const cartId = String((carts += 1)).padStart(32, '0');
  return (attempt = 0) => formatCartKey({ cartId, attempt });
}

/** Returns the idempotency key of a new cart. */
export const newKey = (): string => newCart()();

type Options = {
  headers?: Record<string, string>;
  /** The idempotency key; default: a new one, null: none. */
  key?: string | null;
};

/** A request to an endpoint of the contract; a string is sent as the raw body. */
export function call(name: EndpointName, body?: unknown, { headers, key }: Options = {}): Sent {
  const { method, path } = endpoints[name];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method,
    path,
    headers: {
      'Content-Type': 'application/json',
      ...(key !== null && { 'Idempotency-Key': key ?? newKey() }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  };
}

/** The id of the order in an earlier response. */
export const orderIdOf = (answer: Answer | undefined): string =>
  (answer?.body as { id: string }).id;

/** An item that is shown but cannot be ordered (ruling 49). */
export const soldOut: Product = {
  id: 'heartbeat-hen',
  name: 'Heartbeat Hen',
  description: 'Comes back in spring.',
  price: '46.00',
  soldOut: true,
};

/** The products on both sides: the mocks' items and one that is sold out. */
export const shelf: readonly Product[] = [...products, soldOut];

/** The behavior of the test gateway that corresponds to an outcome of the mocks. */
export const behaviorOf = (outcome: GatewayOutcome): Behavior => {
  if (outcome === 'succeeded') return 'charge';
  if (outcome === 'refused') return 'refuse';
  return outcome === 'unknown' ? 'lose' : 'decline';
};
