import type { EndpointName } from '#contract/endpoints.ts';
import type { ContactMessage } from '#contract/messages.ts';
import type { Order } from '#contract/orders.ts';
import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import { products } from './fixtures/products.ts';
import { services } from './fixtures/services.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';

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
  /** When the gateway last gave no answer, or what it answered, in milliseconds since 1970. */
  updatedAt: number;
  /** How often the gateway was called. */
  calls: number;
  /** The sentence of a refusal; a decline may come without one. */
  error?: string | undefined;
};

/**
 * The gateway's answer to a charge: 'unknown' means that nothing was charged and no answer came,
 * 'refused' a refusal of the gateway's own, which is no declined card.
 */
export type GatewayOutcome = 'succeeded' | 'unknown' | 'refused' | { declined: string | undefined };

/** How an endpoint's requests fail or slow down before they reach the mock server. */
export type Fault = (
  | { kind: 'pending' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'offline' }
  | { kind: 'status'; status: number; statusText?: string; sentence: string }
  | { kind: 'html' }
) & {
  /** Only the first request meets it. */
  once?: boolean;
};

/** Everything that the mocked server knows: one for each story, test or page load. */
export type World = {
  services: Service[];
  products: Product[];
  orders: Map<string, MockOrder>;
  payments: MockPayment[];
  /** The first cart comes with a payment that an earlier visit left open (ruling 53). */
  interrupted: boolean;
  messages: ContactMessage[];
  /** What a request led to, by endpoint and idempotency key. */
  keys: Map<string, { body: string; result: unknown }>;
  /** The outcomes of the charges to come; the last one stays. */
  gateway: GatewayOutcome[];
  faults: Map<EndpointName, Fault>;
  /** The location that payments must name. */
  locationId: string;
  /** Every request in the order of arrival, for a story or test to look at. */
  requests: { name: EndpointName; headers: Headers; body: unknown }[];
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** A new id: a UUID, the same sequence in every world. */
  nextId: () => string;
};

/** Makes the world of a scenario. */
export function createWorld(scenario: ScenarioName = 'default'): World {
  let ids = 0;
  const world: World = {
    services: structuredClone([...services]),
    products: structuredClone([...products]),
    orders: new Map(),
    payments: [],
    interrupted: false,
    messages: [],
    keys: new Map(),
    gateway: ['succeeded'],
    faults: new Map(),
    locationId: 'default',
    requests: [],
    now: Date.now,
    nextId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  };
  scenarios[scenario].arrange(world);
  return world;
}
