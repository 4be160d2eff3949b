import fc from 'fast-check';
import { totalCents, type Order } from '#contract/orders.ts';
import { centsToDecimal, decimalToCents } from '#lib/money.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { products } from '#mocks/fixtures/products.ts';
import { post, startTestServer } from '#tests/support/server.ts';
import { paymentFor } from '#tests/support/shop.ts';
import { runInParallel, resultOf, type Result } from './result.ts';

type Attack = { order: Record<string, unknown>; payment: Record<string, unknown> };

const amount = fc.oneof(
  fc.constantFrom(
    '0',
    '0.00',
    '0.01',
    '-1.00',
    '1e0',
    ' 96.00',
    '96.00 ',
    '96,00',
    'NaN',
    '96.001',
  ),
  fc.integer({ min: 0, max: 99_999 }).map(centsToDecimal),
);

/** Mostly generates the valid value: an attack has one or two invalid values among valid ones. */
const mostlyValid = <T, U>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 7, arbitrary: right }, { weight: 1, arbitrary: wrong });
const nothing = fc.constant(undefined);

const items = fc
  .uniqueArray(fc.constantFrom(...products), { minLength: 1, maxLength: 4 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((product) =>
        fc.record({
          productId: mostlyValid(fc.constant(product.id), fc.constantFrom('', 'none', 'toString')),
          name: mostlyValid(fc.constant(product.name), fc.constant('A bargain')),
          quantity: mostlyValid(fc.integer({ min: 1, max: 99 }), fc.integer()),
          price: mostlyValid(fc.constant(product.price), amount),
        }),
      ),
    ),
  );

const attack: fc.Arbitrary<Attack> = fc
  .record({
    base: fc.constantFrom(pickupOrder, shippingOrder),
    items,
    total: mostlyValid(nothing, amount),
    extraOrder: mostlyValid(nothing, fc.constantFrom({ discount: '50.00' }, { totalCents: 1 })),
    amount: mostlyValid(nothing, fc.integer({ min: -1, max: 99_999 })),
    currency: mostlyValid(fc.constant('USD'), fc.constantFrom('JPY', 'usd', '')),
    locationId: mostlyValid(fc.constant('default'), fc.constantFrom('L-EVIL', '')),
    extraPayment: mostlyValid(nothing, fc.constantFrom({ amountCents: 1 }, { tip: -100 })),
  })
  .map(
    ({ base, total, extraOrder, extraPayment, amount: cents, currency, locationId, ...rest }) => {
      const order: Order = { ...base, items: rest.items };
      return {
        order: { ...order, totalAmount: total ?? totalOrDefault(order), ...extraOrder },
        payment: {
          currency,
          locationId,
          ...(cents !== undefined && { amount: cents }),
          ...extraPayment,
        },
      };
    },
  );

function totalOrDefault(order: Order): string {
  try {
    return centsToDecimal(totalCents(order.items, order.fulfillmentMethod));
  } catch {
    return '1.00';
  }
}

/** Tampered orders and payments never charge anything but the catalogue's total. */
export async function testTampering(given: { attacks: number; seed: number }): Promise<Result> {
  await using server = await startTestServer();
  const attacks = fc.sample(attack, { numRuns: given.attacks, seed: given.seed });
  await runInParallel(attacks.length, 16, async (index) => {
    const { order, payment } = attacks[index] ?? { order: {}, payment: {} };
    const created = await post(server, '/api/orders', order);
    if (created.status !== 200) return;
    const { id } = created.body as { id: string };
    await post(server, '/api/payments/process', {
      ...paymentFor(id, order as unknown as Order),
      ...payment,
    });
  });
  const { db } = server.database;
  const problems: string[] = [];
  const price = new Map(products.map((product) => [product.id, decimalToCents(product.price)]));
  const orders = await db.selectFrom('orders').selectAll().execute();
  const totals = new Map<string, number>();
  for (const order of orders) {
    const lines = await db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    const goods = lines.reduce(
      (sum, line) => sum + (price.get(line.product_id) ?? NaN) * line.quantity,
      0,
    );
    const total = goods + (order.fulfillment_method === 'shipping' ? 599 : 0);
    totals.set(order.id, total);
    if (order.total_cents !== total) problems.push(`an order of ${order.total_cents} for ${total}`);
  }
  for (const charge of server.gateway.charges.values()) {
    const right =
      charge.amountCents === totals.get(charge.orderId) && charge.locationId === 'default';
    if (!right) problems.push(`charged ${charge.amountCents} at ${charge.locationId}`);
  }
  const { size } = server.gateway.charges;
  if (size === 0) problems.push('nothing was ever charged, so nothing is shown');
  return resultOf(
    `${given.attacks} tampered orders and payments: 0 wrong charges`,
    `${orders.length} orders got through, ${size} charges, all right`,
    problems,
  );
}
