import { endpoints, type EndpointName, type ResponseBody } from '#contract/endpoints.ts';
import { products } from './fixtures/products.ts';
import { services } from './fixtures/services.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';
import type { MockReport } from '#packages/mock-panel/src/MockPanel.tsx';
import type { World } from './worldState.ts';

export { changeWorld } from './changes.ts';
export type { GatewayOutcome, MockPayment, World } from './worldState.ts';

/** The requests to an endpoint, in order of arrival. */
export const findRequests = (world: World, name: EndpointName) =>
  world.requests.filter((request) => request.name === name);

/** Creates the world of a scenario. */
export function createWorld(scenario: ScenarioName = 'default'): World {
  let ids = 0;
  const start = performance.now();
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
    changes: {},
    locationId: 'default',
    requests: [],
    now: Date.now,
    elapsed: () => performance.now() - start,
    nextId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  };
  scenarios[scenario].arrange(world);
  return world;
}

/** What the endpoints of a world would answer now, if all succeeded. */
export const answersOf = ({ services, products }: World) =>
  ({
    listServices: services,
    listProducts: products,
    sendMessage: { received: true },
    createOrder: { id: '00000000-0000-4000-8000-000000000001' },
    processPayment: { success: true, paymentId: '00000000-0000-4000-8000-000000000002' },
  }) satisfies { [N in EndpointName]: ResponseBody<N> };

/** The requests so far, for the mock panel. */
export const reportRequests = ({ requests }: World): MockReport['requests'] =>
  requests.map(({ name, at, status }) => {
    const { method, path } = endpoints[name];
    return { name, at, status, label: `${method} ${path}` };
  });
