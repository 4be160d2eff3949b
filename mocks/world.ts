import type { EndpointName } from '#contract/endpoints.ts';
import { products } from './fixtures/products.ts';
import { services } from './fixtures/services.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';
import type { World } from './worldState.ts';

export type { GatewayOutcome, MockPayment, World } from './worldState.ts';

/** The requests to an endpoint, in order of arrival. */
export const findRequests = (world: World, name: EndpointName) =>
  world.requests.filter((request) => request.name === name);

/** Creates the world of a scenario. */
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
