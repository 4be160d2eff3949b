import * as z from 'zod/mini';
import { centsToDecimal, decimalToCents } from '#lib/money.ts';
import { MAX_LINES, MAX_QUANTITY } from './limits.ts';
import { decimalSchema, type Product } from './products.ts';
import { orderRefusals } from './refusals.ts';

/** The shipping fee, $5.99 in cents; pickup is free (section 9). */
export const SHIPPING_FEE_CENTS = 599;

const fulfillmentMethods = ['pickup', 'shipping'] as const;

const singleLine = (max: number) =>
  z.string().check(
    z.maxLength(max),
    // No field needs control characters, and Postgres rejects NUL.
    z.refine((value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'Must be one line of text'),
  );

const shippingAddressSchema = z.strictObject({
  street: singleLine(200),
  city: singleLine(100),
  state: singleLine(50),
  zipCode: singleLine(20),
});

const orderItemSchema = z.strictObject({
  productId: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: singleLine(120),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  price: decimalSchema,
});

/**
 * The body of `POST /api/orders` (section 3). Name and email must not be blank; the formats of
 * email, phone and address are not validated (section 5, ruling 26). `shippingAddress` is null for
 * pickup (ruling 27).
 */
export const orderSchema = z.strictObject({
  customerEmail: singleLine(254).check(z.trim(), z.minLength(1)),
  customerName: singleLine(200).check(z.trim(), z.minLength(1)),
  customerPhone: singleLine(50),
  items: z.array(orderItemSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  totalAmount: decimalSchema,
  fulfillmentMethod: z.enum(fulfillmentMethods),
  shippingAddress: z.nullable(shippingAddressSchema),
});

export const orderCreatedSchema = z.strictObject({ id: z.uuid() });

/** The short order number for people: the first part of the order's id. */
export const orderReference = ({ id }: { id: string }) => id.slice(0, 8).toUpperCase();

export type Order = z.infer<typeof orderSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;
export type FulfillmentMethod = Order['fulfillmentMethod'];

/** The total in cents: price times quantity of all items, plus the shipping fee (section 9). */
export function totalCents(
  items: ReadonlyArray<{ price: string; quantity: number }>,
  fulfillmentMethod: FulfillmentMethod,
): number {
  const goods = items.reduce((sum, item) => sum + decimalToCents(item.price) * item.quantity, 0);
  return goods + (fulfillmentMethod === 'shipping' ? SHIPPING_FEE_CENTS : 0);
}

/** What makes two orders the same purchase. */
export type Purchase = Pick<Order, 'totalAmount' | 'fulfillmentMethod'> & {
  items: ReadonlyArray<Pick<OrderItem, 'productId' | 'quantity'>>;
};

/** Whether two orders have the same lines, fulfillment and total (ruling 68). */
export function isSamePurchase(one: Purchase, other: Purchase): boolean {
  const linesOf = ({ items }: Purchase) =>
    items
      .map(({ productId, quantity }) => `${productId} ${quantity}`)
      .sort()
      .join();
  return (
    linesOf(one) === linesOf(other) &&
    one.fulfillmentMethod === other.fulfillmentMethod &&
    decimalToCents(one.totalAmount) === decimalToCents(other.totalAmount)
  );
}

export type PricedOrder =
  { accepted: true; totalCents: number } | { accepted: false; refusal: string };

/**
 * Checks an order against the catalogue (ruling 22): availability, every price and the total. A
 * rejection has a message for the visitor with the correct amount.
 */
export function priceOrder(
  order: Pick<Order, 'items' | 'totalAmount' | 'fulfillmentMethod'>,
  catalogue: readonly Product[],
): PricedOrder {
  const seen = new Set<string>();
  const current = [];
  for (const item of order.items) {
    const product = catalogue.find(({ id }) => id === item.productId);
    if (!product) return { accepted: false, refusal: orderRefusals.notSold(item.name) };
    if (product.soldOut) return { accepted: false, refusal: orderRefusals.soldOut(product.name) };
    if (seen.has(item.productId)) return { accepted: false, refusal: orderRefusals.listedTwice };
    seen.add(item.productId);
    if (decimalToCents(product.price) !== decimalToCents(item.price)) {
      return {
        accepted: false,
        refusal: orderRefusals.priceChanged(
          product.name,
          centsToDecimal(decimalToCents(product.price)),
        ),
      };
    }
    current.push({ price: product.price, quantity: item.quantity });
  }
  const total = totalCents(current, order.fulfillmentMethod);
  if (decimalToCents(order.totalAmount) !== total) {
    return { accepted: false, refusal: orderRefusals.totalDiffers(centsToDecimal(total)) };
  }
  return { accepted: true, totalCents: total };
}
