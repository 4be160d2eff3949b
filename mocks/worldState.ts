import type { EndpointName, ResponseBody } from '#contract/endpoints.ts';
import type { ContactMessage } from '#contract/messages.ts';
import type { Order } from '#contract/orders.ts';
import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import type { Change } from '#packages/mock-panel/src/changes.ts';

export type MockOrder = {
  cartId: string;
  order: Order;
  totalCents: number;
  status: 'pending' | 'paid' | 'cancelled';
};

export type MockPayment = {
  id: string;
  orderId: string;
  cartId: string;
  state: 'unknown' | 'succeeded' | 'declined';
  /** When the gateway was last called to charge, in milliseconds since 1970. */
  updatedAt: number;
  /** How often the gateway was called. */
  calls: number;
  /** The error message; a declined payment may have none. */
  error?: string | undefined;
};

/**
 * The gateway's response to a charge. 'unknown': no response, and nothing was charged. 'refused':
 * the gateway rejected the request; the card was not declined.
 */
export type GatewayOutcome = 'succeeded' | 'unknown' | 'refused' | { declined: string | undefined };

/** How requests to an endpoint fail or slow down before the mock server handles them. */
export type Fault = (
  | { kind: 'pending' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'offline' }
  | { kind: 'status'; status: number; statusText?: string; sentence: string }
  | { kind: 'html' }
  | { kind: 'json'; body: object }
  /** Succeeds, unless the shop's products no longer match the request. */
  | { kind: 'products'; change: Change<Product[]>['body'] }
) & {
  /** Applies to the first request only. */
  once?: boolean;
};

/** What differs from the scenario's answers, by endpoint. */
export type AnswerChanges = { [N in EndpointName]?: Change<ResponseBody<N>> };

type MockRequest = {
  name: EndpointName;
  headers: Headers;
  body: unknown;
  /** Milliseconds since the world was created. */
  at: number;
  /** Undefined before the answer, 0 without one. */
  status?: number;
};

/** The complete state of the mocked server: a new one per story, test or page load. */
export type World = {
  services: Service[];
  products: Product[];
  orders: Map<string, MockOrder>;
  payments: MockPayment[];
  /** The next cart gets a pending payment, as if from an earlier page load (ruling 53). */
  interrupted: boolean;
  messages: ContactMessage[];
  /** Stored results by endpoint and idempotency key. */
  keys: Map<string, { body: string; result: unknown }>;
  /** Outcomes of the next charges, in order; the last one repeats. */
  gateway: GatewayOutcome[];
  faults: Map<EndpointName, Fault>;
  /** Applied after faults; a status or `offline` replaces the fault. */
  changes: AnswerChanges;
  /** The Square location id that payments must have. */
  locationId: string;
  /** All requests in order of arrival, for assertions. */
  requests: MockRequest[];
  /** Called after each request and each answer. */
  onRequest?: () => void;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Returns the milliseconds since the world was created. */
  elapsed: () => number;
  /** Returns a new UUID; every world generates the same sequence. */
  nextId: () => string;
};
