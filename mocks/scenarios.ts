import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Product } from '#contract/products.ts';
import { orderRefusals, paymentErrors, paymentRefusals, refusals } from '#contract/refusals.ts';
import { longestProduct, longestService } from './fixtures/longest.ts';
import { services } from './fixtures/services.ts';
import { changeWorld } from './changes.ts';
import type { AnswerChanges, Fault, GatewayOutcome, World } from './worldState.ts';

export type Scenario = {
  /** One line for the toolbar and the Storybook guide. */
  description: string;
  arrange: (world: World) => void;
};

const faultScenario = (description: string, faults: { [N in EndpointName]?: Fault }): Scenario => ({
  description,
  arrange: (world) => {
    world.faults = new Map(Object.entries(faults) as [EndpointName, Fault][]);
  },
});

/** As the mock panel copies it. @param base the scenario that it changes. */
const changedScenario = (
  description: string,
  changes: AnswerChanges,
  base = 'default',
): Scenario => ({
  description,
  arrange: (world) => {
    if (isScenarioName(base)) scenarios[base].arrange(world);
    changeWorld(world, changes);
  },
});

const gatewayScenario = (description: string, ...gateway: GatewayOutcome[]): Scenario => ({
  description,
  arrange: (world) => {
    world.gateway = gateway;
  },
});

const interruptedScenario = (description: string, ...gateway: GatewayOutcome[]): Scenario => ({
  description,
  arrange: (world) => {
    world.interrupted = true;
    world.gateway = gateway;
  },
});

const pending: Fault = { kind: 'pending' };
const offline: Fault = { kind: 'offline' };
const broken: Fault = {
  kind: 'status',
  status: 500,
  statusText: 'Internal Server Error',
  sentence: refusals.internal,
};
/** Its category is unknown to the pages. */
const newerService = { ...services[0], id: 'massage', name: 'Massage', category: 'massage' };
const unauthorized: Fault = {
  kind: 'status',
  status: 401,
  statusText: 'Unauthorized',
  sentence: 'Please sign in.',
};

/**
 * Named states of the mocked server, for a story's `scenario` parameter, Storybook's toolbar and
 * `?scenario=` in development with mocks.
 */
export const scenarios = {
  default: { description: 'Every request succeeds.', arrange: () => {} },

  'services.loading': faultScenario('The service list stays pending.', { listServices: pending }),
  'services.slow': faultScenario('The service list takes 1.5 seconds.', {
    listServices: { kind: 'slow', milliseconds: 1500 },
  }),
  'services.noDna': {
    description: 'No service is a DNA test.',
    arrange: (world) => {
      world.services = world.services.filter(({ category }) => category !== 'dna-testing');
    },
  },
  'services.500': faultScenario('The service list fails with 500.', { listServices: broken }),
  'services.500EmptyBody': faultScenario('The service list fails with 500 and an empty body.', {
    listServices: { ...broken, sentence: '' },
  }),
  'services.500ThenOk': faultScenario('The service list fails once, then loads.', {
    listServices: { ...broken, once: true },
  }),
  'services.offline': faultScenario('The service list is requested offline.', {
    listServices: offline,
  }),
  'services.empty': changedScenario('There are no services.', { listServices: { body: [] } }),
  'services.malformed': faultScenario('The service list is HTML instead of JSON.', {
    listServices: { kind: 'html' },
  }),

  'services.unknownEntry': faultScenario('The service list has an entry of a newer server.', {
    listServices: { kind: 'json', body: [newerService, ...services] },
  }),

  'products.loading': faultScenario('The product list stays pending.', { listProducts: pending }),
  'products.500': faultScenario('The product list fails with 500.', { listProducts: broken }),
  'products.500ThenOk': faultScenario('The product list fails once, then loads.', {
    listProducts: { ...broken, once: true },
  }),
  'products.empty': changedScenario('There are no products.', { listProducts: { body: [] } }),
  'products.priceChanged': changedScenario('The Heartbeat Bear costs more than before.', {
    listProducts: { body: { 'heartbeat-bear': { price: '52.00' } } },
  }),
  'products.noLongerSold': changedScenario('The Heartbeat Bear is no longer sold.', {
    listProducts: { body: { 'heartbeat-bear': null } },
  }),

  'products.one': {
    description: 'There is one product.',
    arrange: (world) => {
      world.products = world.products.slice(0, 1);
    },
  },
  'products.sixty': {
    description: 'There are sixty products.',
    arrange: (world) => {
      const { products } = world;
      world.products = Array.from({ length: 60 }, (_, index) => {
        const product = products[index % products.length] as Product;
        return { ...product, id: `${product.id}-${index}` };
      });
    },
  },
  'catalogue.longest': {
    description: "Every name, text and price is as long as the owner's files allow.",
    arrange: (world) => {
      world.services = world.services.map(longestService);
      world.products = world.products.map(longestProduct);
    },
  },
  'products.soldOut': changedScenario('The Heartbeat Bear is sold out.', {
    listProducts: { body: { 'heartbeat-bear': { soldOut: true } } },
  }),

  'orders.pending': faultScenario('Creating an order stays pending.', { createOrder: pending }),
  'orders.500': faultScenario('Creating an order fails with 500.', { createOrder: broken }),
  'orders.soldOut': faultScenario('The Heartbeat Bear sells out before an order is placed.', {
    createOrder: { kind: 'products', change: { 'heartbeat-bear': { soldOut: true } } },
  }),
  'orders.priceChanged': faultScenario('The Heartbeat Bear costs more when an order is placed.', {
    createOrder: { kind: 'products', change: { 'heartbeat-bear': { price: '52.00' } } },
  }),
  'orders.alreadyPaid': faultScenario('The cart was paid elsewhere, then changed.', {
    createOrder: {
      kind: 'status',
      status: 409,
      statusText: 'Conflict',
      sentence: orderRefusals.alreadyPaid('4A49158F'),
      once: true,
    },
  }),
  'orders.offline': faultScenario('An order is created offline.', { createOrder: offline }),

  'payments.pending': faultScenario('A payment stays pending.', { processPayment: pending }),
  'payments.declined': gatewayScenario('Every card is declined.', {
    declined: paymentErrors.declined,
  }),
  'payments.declinedThenPaid': gatewayScenario(
    'The first card is declined, the next one is charged.',
    { declined: paymentErrors.declined },
    'succeeded',
  ),
  'payments.declinedNoError': gatewayScenario('A card is declined without a reason.', {
    declined: undefined,
  }),
  'payments.defaultText': gatewayScenario(
    'The gateway refuses the charge without asking for the card.',
    'refused',
  ),
  'payments.tooManyDeclines': faultScenario('Too many cards of an order were declined.', {
    processPayment: { kind: 'status', status: 429, sentence: paymentRefusals.tooManyDeclines(60) },
  }),
  'payments.500': faultScenario('A payment fails with 500.', { processPayment: broken }),
  'payments.unknown': gatewayScenario(
    'The first payment stays unconfirmed, the next click confirms it.',
    'unknown',
    'succeeded',
  ),
  'payments.interrupted': interruptedScenario(
    'A payment of an earlier visit is open and stays unconfirmed.',
    'unknown',
  ),
  'payments.paidMeanwhile': interruptedScenario(
    'A payment of an earlier visit turns out to be paid.',
    'succeeded',
  ),
  'payments.declinedMeanwhile': interruptedScenario(
    'A payment of an earlier visit turns out declined, the next card pays.',
    { declined: paymentErrors.declined },
    'succeeded',
  ),

  'contact.ok': { description: 'A message is received.', arrange: () => {} },
  'contact.pending': faultScenario('Sending a message stays pending.', { sendMessage: pending }),
  'contact.500': faultScenario('Sending a message fails with 500.', { sendMessage: broken }),
  'contact.500ThenOk': faultScenario('Sending a message fails once, then succeeds.', {
    sendMessage: { ...broken, once: true },
  }),
  'contact.offline': faultScenario('A message is sent offline.', { sendMessage: offline }),

  'any.401': faultScenario(
    'Every endpoint returns 401.',
    Object.fromEntries(
      (Object.keys(endpoints) as EndpointName[]).map((name) => [name, unauthorized]),
    ),
  ),
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Whether untrusted text, such as a query parameter, is the name of a scenario. */
export function isScenarioName(text: string | null): text is ScenarioName {
  return text !== null && Object.hasOwn(scenarios, text);
}
