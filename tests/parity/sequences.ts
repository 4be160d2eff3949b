import assert from 'node:assert/strict';
import fc from 'fast-check';
import { getResponse, type HttpHandler } from 'msw';
import { formatCartKey } from '#contract/cartKey.ts';
import type { Order } from '#contract/orders.ts';
import { paymentErrors } from '#contract/refusals.ts';
import type { DatabaseKind } from '#server/db/migrations.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { services } from '#mocks/fixtures/services.ts';
import { createHandlers } from '#mocks/handlers/handlers.ts';
import { createWorld, type GatewayOutcome } from '#mocks/world.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createClock, startTestServer, type TestClock } from '#tests/support/server.ts';
import { paymentFor } from '#tests/support/shop.ts';
import { behaviorOf, call, shelf, soldOut, type Sent } from './exchanges.ts';

/** One step of a sequence, for one of two carts, each open in two tabs with different typed values. */
type Step =
  | { kind: 'order'; cart: number; attempt: number; body: number; plainKey: boolean }
  | { kind: 'pay'; order: number; attempt: number; wrong: 'amount' | 'currency' | 'place' | null }
  | { kind: 'sell out'; item: boolean }
  | { kind: 'wait'; seconds: number };

type Sequence = { steps: Step[]; gateway: GatewayOutcome[] };

const [bear] = pickupOrder.items as [Order['items'][number]];
const bodies: readonly Order[] = [
  pickupOrder,
  shippingOrder,
  { ...pickupOrder, items: [bear], totalAmount: bear.price },
  { ...pickupOrder, totalAmount: '1.00' },
  { ...pickupOrder, items: [{ ...bear, productId: soldOut.id }], totalAmount: bear.price },
];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      cart: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constant(1)),
      attempt: fc.nat(2),
      body: fc.nat(bodies.length - 1),
      plainKey: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      order: fc.nat(2),
      attempt: fc.nat(9),
      wrong: fc.oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        fc.constantFrom('amount' as const, 'currency' as const, 'place' as const),
      ),
    }),
  },
  fc.record({ kind: fc.constant('sell out'), item: fc.boolean() }),
  fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(1, 31, 61, 901) }),
);

const declined: GatewayOutcome = { declined: paymentErrors.declined };
const outcome = fc.constantFrom<GatewayOutcome>('succeeded', 'unknown', 'refused', declined);
const mostlyDeclined = fc.oneof({ weight: 5, arbitrary: fc.constant(declined) }, outcome);
const outcomesOf = (one: fc.Arbitrary<GatewayOutcome>) =>
  fc.array(one, { minLength: 60, maxLength: 60 });

/** Random sequences of requests, with the gateway's outcome for each call. */
const sequences: fc.Arbitrary<Sequence> = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 16, size: 'max' }),
  gateway: fc.oneof(outcomesOf(outcome), outcomesOf(mostlyDeclined)),
});

/** An API implementation under test, with its clock and gateway. */
export type Implementation = {
  name: string;
  send(request: { path: string; init: RequestInit }): Promise<Response>;
  clock: TestClock;
  /** Resets gateway and catalogue for a new sequence. @returns the products, which may be changed. */
  begin(gateway: readonly GatewayOutcome[]): { products: Product[] };
  stop(): Promise<void>;
};

type Product = (typeof shelf)[number];

export function mockImplementation(): Implementation {
  const clock = createClock();
  let handlers: HttpHandler[] = [];
  return {
    name: 'mocks',
    clock,
    begin(gateway) {
      const products = [...shelf];
      const world = { ...createWorld(), products, gateway: [...gateway], now: clock };
      handlers = createHandlers(world);
      return { products };
    },
    async send({ path, init }) {
      const response = await getResponse(handlers, new Request(`http://mocks${path}`, init));
      assert(response, `No handler for ${path}`);
      return response;
    },
    stop: () => Promise.resolve(),
  };
}

/** A server with a temporary database. Its reconciler is off: only requests call the gateway. */
export async function serverImplementation(kind: DatabaseKind): Promise<Implementation> {
  const clock = createClock();
  const products = [...shelf];
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const server = await startTestServer({
    catalogue: { services, products },
    now: clock,
    reconcileInterval: 2 ** 31 - 1,
    databaseUrl: await postgres?.createDatabase(),
  });
  return {
    name: kind,
    clock,
    send: ({ path, init }) => fetch(server.url + path, init),
    begin(gateway) {
      server.gateway.script = gateway.map(behaviorOf);
      products.splice(0, products.length, ...shelf);
      return { products };
    },
    async stop() {
      await server.stop();
      await postgres?.stop();
    },
  };
}

/** @returns every response of the sequence as text without ids. */
async function runSequence({ steps, gateway }: Sequence, at: Implementation): Promise<string[]> {
  const { products } = at.begin(gateway);
  const run = crypto.randomUUID().replaceAll('-', '');
  const orders: { id: string; order: Order; cartId: string }[] = [];
  const names = new Map<string, string>();
  const replaceIds = (text: string) =>
    text
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        if (!names.has(id)) names.set(id, `id ${names.size + 1}`);
        return names.get(id) ?? id;
      })
      // All ids of the mocks begin equally.
      .replace(/\b[0-9A-F]{8}\b/, 'number');
  const cartIdOf = (cart: number) => `${run.slice(0, 31)}${cart}`;
  const sendRequest = async ({ method, path, headers, body }: Sent) => {
    const response = await at.send({ path, init: { method, headers, ...(body && { body }) } });
    return { status: response.status, text: await response.text() };
  };

  const answers: string[] = [];
  for (const one of steps) {
    if (one.kind === 'wait') {
      at.clock.advance(one.seconds * 1000);
    } else if (one.kind === 'sell out') {
      const changed = { ...shelf[0], soldOut: one.item } as Product;
      products[0] = one.item ? changed : (shelf[0] as Product);
    } else if (one.kind === 'order') {
      const order = bodies[one.body] ?? pickupOrder;
      const cartId = cartIdOf(one.cart);
      const key = one.plainKey ? asUuid(cartId) : formatCartKey({ cartId, attempt: one.attempt });
      const { status, text } = await sendRequest(call('createOrder', order, { key }));
      answers.push(`order ${status} ${replaceIds(text)}`);
      if (status !== 200) continue;
      const { id } = JSON.parse(text) as { id: string };
      if (orders.every((known) => known.id !== id)) orders.push({ id, order, cartId });
    } else {
      const known = orders[one.order % Math.max(orders.length, 1)];
      const payment = paymentFor(known?.id ?? asUuid(run), known?.order ?? pickupOrder);
      const cartId = known?.cartId ?? run;
      const body = {
        ...payment,
        ...(one.wrong === 'amount' && { amount: payment.amount + 1 }),
        ...(one.wrong === 'currency' && { currency: 'EUR' }),
        ...(one.wrong === 'place' && { locationId: 'L2' }),
      };
      const key = formatCartKey({ cartId, attempt: one.attempt });
      const { status, text } = await sendRequest(call('processPayment', body, { key }));
      answers.push(`pay ${status} ${replaceIds(text)}`);
    }
  }
  return answers;
}

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** All servers respond to any sequence like the mocks. @throws with both responses. */
export const sameResponses = (mocks: Implementation, servers: readonly Implementation[]) =>
  fc.asyncProperty(sequences, async (sequence) => {
    const expected = await runSequence(sequence, mocks);
    for (const server of servers) {
      assert.deepEqual(
        await runSequence(sequence, server),
        expected,
        `${server.name} and mocks differ`,
      );
    }
  });
