import type { EndpointName } from '#contract/endpoints.ts';
import type { ContactMessage } from '#contract/messages.ts';
import type { Order } from '#contract/orders.ts';
import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import { products } from './fixtures/products.ts';
import { services } from './fixtures/services.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';

export type MockOrder = {
  order: Order;
  totalCents: number;
  status: 'pending' | 'paid' | 'cancelled';
  /** The key of a payment of which the gateway has not said whether it charged. */
  openPayment: string | undefined;
  /** When cards were declined, in milliseconds since 1970. */
  declinedAt: number[];
  paymentId?: string;
};

/** What the gateway makes of a charge; a decline may come without its reason. */
export type GatewayOutcome = 'succeeded' | 'unknown' | { declined: string | undefined };

/** What happens to an endpoint's requests before they reach it. */
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
  messages: ContactMessage[];
  /** Stored answers by endpoint and idempotency key. */
  keys: Map<string, { body: string; answer: unknown }>;
  /** The outcomes of the charges to come; the last one stays. */
  gateway: GatewayOutcome[];
  faults: Map<EndpointName, Fault>;
  /** The location that payments must name. */
  locationId: string;
  /** Every request in the order of arrival, for a story or test to look at. */
  requests: { name: EndpointName; headers: Headers; body: unknown }[];
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
    messages: [],
    keys: new Map(),
    gateway: ['succeeded'],
    faults: new Map(),
    locationId: 'default',
    requests: [],
    nextId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  };
  scenarios[scenario].arrange(world);
  return world;
}
