import { randomUUID } from 'node:crypto';
import {
  isSamePurchase,
  orderReference,
  priceOrder,
  SHIPPING_FEE_CENTS,
  type Order,
} from '#contract/orders.ts';
import { orderRefusals } from '#contract/refusals.ts';
import { centsToDecimal, decimalToCents } from '#lib/money.ts';
import { selectOrderItems, type Db, type Trx } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { claimKey } from './idempotency.ts';
import { readOpenOrPaidPayment, RETRY_AFTER, settleOpenPayment } from './openPayments.ts';
import type { ShopDeps } from './outcome.ts';
import { Refusal } from './refusal.ts';

/**
 * Creates a pending order in place of the cart's unpaid ones: key, order, items and stored response
 * in one transaction. The same key with the same body returns the first order's id, and a paid cart
 * its paid order's id (ruling 53).
 * @throws Refusal 409 for a paid cart with other contents (ruling 68), while a payment of the cart
 * is open and for prices that differ from the catalogue's (ruling 22), 422 for a key used with
 * another body.
 */
export async function createOrder(
  deps: ShopDeps,
  { key, cartId, order }: { key: string; cartId: string; order: Order },
): Promise<{ id: string }> {
  const live = await settleOpenPayment(deps, cartId, orderRefusals.paymentOpen);
  if (live?.state === 'succeeded') return requirePaidOrder(deps.db, live.order_id, order);
  if (live) throw new Refusal(409, orderRefusals.paymentOpen, RETRY_AFTER);

  const { products } = deps;
  const now = deps.now();
  const id = randomUUID();
  return deps.db.transaction().execute(async (trx) => {
    const claim = { scope: 'orders', key, response: id, created_at: now } as const;
    const earlier = await claimKey(trx, { ...claim, body: order });
    if (earlier !== undefined) return { id: earlier };

    const priced = priceOrder(order, products);
    if (!priced.accepted) throw new Refusal(409, priced.refusal);
    await cancelUnpaid(trx, cartId, now);

    const shipping = order.fulfillmentMethod === 'shipping' ? order.shippingAddress : null;
    await trx
      .insertInto('orders')
      .values({
        id,
        cart_id: cartId,
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
        fulfilled_at: null,
        refunded_at: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await trx
      .insertInto('order_items')
      .values(
        order.items.map((item, line) => ({
          order_id: id,
          line,
          product_id: item.productId,
          // The catalogue's name, since the client's may be outdated.
          name: products.find((product) => product.id === item.productId)?.name ?? item.name,
          quantity: item.quantity,
          price_cents: decimalToCents(item.price),
        })),
      )
      .execute();
    return { id };
  });
}

/** The paid order, if it is the same purchase. @throws Refusal 409 */
async function requirePaidOrder(db: Db, id: string, order: Order): Promise<{ id: string }> {
  const paid = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (paid && isSamePurchase(await readPurchase(db, paid), order)) return { id };
  throw new Refusal(409, orderRefusals.alreadyPaid(orderReference({ id })));
}

/** An order as it was sent: its items, total and fulfillment. */
export async function readPurchase(db: Db, order: OrderRow) {
  const items = await selectOrderItems(db, order.id);
  return {
    items: items.map(({ product_id, price_cents, ...item }) => ({
      ...item,
      productId: product_id,
      price: centsToDecimal(price_cents),
    })),
    totalAmount: centsToDecimal(order.total_cents),
    fulfillmentMethod: order.fulfillment_method,
  };
}

async function cancelUnpaid(trx: Trx, cartId: string, now: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled', updated_at: now })
    .where('cart_id', '=', cartId)
    .where('status', '=', 'pending')
    .execute();
  // With the orders locked no payment can start; if one started before, this rolls back.
  if (await readOpenOrPaidPayment(trx, cartId))
    throw new Refusal(409, orderRefusals.paymentOpen, RETRY_AFTER);
}
