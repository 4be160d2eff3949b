import { randomUUID } from 'node:crypto';
import { priceOrder, SHIPPING_FEE_CENTS, type Order } from '#contract/orders.ts';
import type { Product } from '#contract/products.ts';
import { orderRefusals } from '#contract/refusals.ts';
import { decimalToCents } from '#lib/money.ts';
import type { Db, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { fingerprint } from './fingerprint.ts';
import { claimKey } from './idempotency.ts';
import { Refusal } from './refusal.ts';

export type OrdersDeps = { db: Db; products: readonly Product[]; now: () => number };

export type OrderRequest = {
  key: string;
  order: Order;
  /** The unpaid order that this one takes the place of (ruling 24). */
  replaces: string | undefined;
};

/**
 * Creates a pending order: key, order, items and stored response in one transaction. The same key
 * with the same body gets the first order's id again.
 * @throws Refusal 409 for prices that differ from the catalogue's (ruling 22) or a replaced order
 * that is paid or being paid, 422 for a key that belongs to another body.
 */
export async function createOrder(
  { db, products, now }: OrdersDeps,
  { key, order, replaces }: OrderRequest,
): Promise<{ id: string }> {
  const id = randomUUID();
  const hash = fingerprint(order);
  return db.transaction().execute(async (trx) => {
    const { earlier } = await claimKey(trx, {
      scope: 'orders',
      key,
      body_hash: hash,
      response: id,
      created_at: now(),
    });
    if (earlier !== undefined) return { id: earlier };

    const priced = priceOrder(order, products);
    if (!priced.accepted) throw new Refusal(409, priced.refusal);
    if (replaces) await cancelReplaced(trx, replaces, now());

    const shipping = order.fulfillmentMethod === 'shipping' ? order.shippingAddress : null;
    await trx
      .insertInto('orders')
      .values({
        id,
        status: 'pending',
        total_cents: priced.totalCents,
        shipping_cents: order.fulfillmentMethod === 'shipping' ? SHIPPING_FEE_CENTS : 0,
        currency: 'USD',
        customer_name: order.customerName,
        customer_email: order.customerEmail,
        customer_phone: order.customerPhone,
        fulfillment_method: order.fulfillmentMethod,
        shipping_street: shipping?.street ?? null,
        shipping_city: shipping?.city ?? null,
        shipping_state: shipping?.state ?? null,
        shipping_zip_code: shipping?.zipCode ?? null,
        fingerprint: hash,
        fulfilled_at: null,
        refunded_at: null,
        created_at: now(),
        updated_at: now(),
      })
      .execute();
    await trx
      .insertInto('order_items')
      .values(
        order.items.map((item, line) => ({
          order_id: id,
          line,
          product_id: item.productId,
          // The catalogue's name: the client's is only what it once showed.
          name: products.find((product) => product.id === item.productId)?.name ?? item.name,
          quantity: item.quantity,
          price_cents: decimalToCents(item.price),
        })),
      )
      .execute();
    return { id };
  });
}

async function cancelReplaced(trx: Trx, id: string, now: number): Promise<void> {
  const order = await lockOrder(trx, id, now);
  if (order?.status === 'paid') throw new Refusal(409, orderRefusals.replacedIsPaid);
  if (order?.status !== 'pending') return;
  const live = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .where('state', 'in', ['started', 'unknown', 'succeeded'])
    .executeTakeFirst();
  if (live) throw new Refusal(409, orderRefusals.replacedInFlight, 5);
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Reads an order and holds it until the transaction ends, so that what is decided from its
 * payments still stands at the commit. A write does that on both databases.
 */
export function lockOrder(trx: Trx, id: string, now: number): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
