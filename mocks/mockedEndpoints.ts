import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import {
  messageRefusals,
  orderRefusals,
  paymentErrors,
  paymentRefusals,
  refusals,
} from '#contract/refusals.ts';
import { toLiteral, type Change, type Changes } from '#packages/mock-panel/src/changes.ts';
import type { MockEndpoint } from '#packages/mock-panel/src/MockPanel.tsx';

// What the mock panel needs to know about this project; without fixtures, for Storybook's manager.

/** The status of each message, with values for those that contain some. */
type Statuses<S> = {
  [K in keyof S]: S[K] extends (...values: infer V extends unknown[]) => string
    ? [status: number, ...V]
    : [status: number];
};

type Answers = MockEndpoint['answers'];

function toAnswers<S extends object>(sentences: S, statuses: Statuses<S>): Answers {
  const all = sentences as Record<string, string | ((...values: unknown[]) => string)>;
  return Object.entries<[number, ...unknown[]]>(statuses).map(([name, [status, ...values]]) => {
    const sentence = all[name];
    const error = typeof sentence === 'function' ? sentence(...values) : (sentence ?? '');
    return { label: `${status}: ${error}`, change: { status, error } };
  });
}

const always = toAnswers(refusals, {
  tooManyRequests: [429],
  internal: [500],
  unavailable: [503],
  malformed: [400],
  crossSite: [403],
  notFound: [404],
  methodNotAllowed: [405],
  tooLarge: [413],
  wrongContentType: [415],
});

const product = 'Heartbeat Bear';

const answers: Record<EndpointName, Answers> = {
  listServices: [],
  listProducts: [],
  sendMessage: toAnswers(messageRefusals, { invalid: [400] }),
  createOrder: toAnswers(orderRefusals, {
    soldOut: [409, product],
    notSold: [409, product],
    priceChanged: [409, product, '52.00'],
    totalDiffers: [409, '52.00'],
    listedTwice: [409],
    alreadyPaid: [409, '4A49158F'],
    paymentOpen: [409],
    invalid: [400],
    missingKey: [400],
    keyReused: [422],
  }),
  processPayment: [
    ...Object.values(paymentErrors).map((error) => ({
      label: `Not paid: ${error}`,
      change: { body: { success: false, paymentId: null, error } },
    })),
    ...toAnswers(paymentRefusals, {
      tooManyDeclines: [429, 1800],
      inFlight: [409],
      busy: [429],
      orderClosed: [409],
      amountDiffers: [409],
      currencyDiffers: [409],
      locationDiffers: [409],
      unknownOrder: [404],
      invalid: [400],
      missingKey: [400],
    }),
  ],
};

const titles: Record<EndpointName, string> = {
  listServices: 'Services',
  listProducts: 'Products',
  sendMessage: 'Contact form',
  createOrder: 'Place Order, 1: the order',
  processPayment: 'Place Order, 2: the payment',
};

export const mockedEndpoints: MockEndpoint[] = (Object.keys(endpoints) as EndpointName[]).map(
  (name) => ({
    ...endpoints[name],
    name,
    title: titles[name],
    answers: [...answers[name], ...always],
  }),
);

/** An entry of `scenarios.ts` that makes the same changes to a scenario. */
export function toScenarioCode(changes: Changes, scenario: string): string {
  const what = Object.entries(changes).map(([name, { status, offline }]: [string, Change]) =>
    [name, offline ? 'is offline' : status ? `answers ${status}` : 'is changed'].join(' '),
  );
  const base = scenario === 'default' ? '' : `, ${toLiteral(scenario)}`;
  const description = toLiteral(`${what.join(', ')}.`);
  return `'new.scenario': changedScenario(${description}, ${toLiteral(changes)}${base}),\n`;
}
