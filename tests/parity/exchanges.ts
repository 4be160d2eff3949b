import { formatCartKey } from '#contract/cartKey.ts';
import type { Product } from '#contract/products.ts';
import { products } from '#mocks/fixtures/products.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { GatewayOutcome } from '#mocks/world.ts';
import type { Behavior } from '#tests/support/ledger.ts';

/** What is sent to the API, mocked or real. */
export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type Answer = { status: number; body: unknown };

/** One request and the answer that both servers owe it. */
export type Exchange = {
  /** What is sent, given the answers of the case's earlier exchanges. */
  send: Sent | ((earlier: readonly Answer[]) => Sent);
  status: number;
  /** The parsed JSON, or the sentence; may hold `expect.any(...)` and its like. */
  body: unknown;
};

/** Requests that follow one another in a world of their own. */
export type Case = {
  name: string;
  /** What the gateway makes of the charges to come. */
  gateway?: GatewayOutcome[];
  exchanges: Exchange[];
};

let keys = 0;

/** A fresh idempotency key. */
export const newKey = () => `20000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;

/** A new cart. @returns what makes its keys, by the counter */
export function newCart(): (attempt?: number) => string {
  const cartId = newKey().replaceAll('-', '');
  return (attempt = 0) => formatCartKey({ cartId, attempt });
}

type Options = {
  headers?: Record<string, string>;
  /** The idempotency key: a new one by default, none for null. */
  key?: string | null;
};

/** A call of the contract; a text goes as the body as it is. */
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

/** The id of the order that an earlier exchange created. */
export const orderIdOf = (answer: Answer | undefined): string =>
  (answer?.body as { id: string }).id;

/** An item that is shown and cannot be ordered (ruling 49). */
export const soldOut: Product = {
  id: 'heartbeat-hen',
  name: 'Heartbeat Hen',
  description: 'Comes back in spring.',
  price: '46.00',
  soldOut: true,
};

/** What the shop has on both sides: the mocks' items and one that is sold out. */
export const shelf: readonly Product[] = [...products, soldOut];

/** What the real server's gateway does for an outcome of the mocked one. */
export const behaviorOf = (outcome: GatewayOutcome): Behavior => {
  if (outcome === 'succeeded') return 'charge';
  if (outcome === 'refused') return 'refuse';
  return outcome === 'unknown' ? 'lose' : 'decline';
};
