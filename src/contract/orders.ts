import * as z from 'zod/mini';
import { centsToDecimal, decimalToCents } from '#lib/money.ts';
import { MAX_LINES, MAX_QUANTITY } from './limits.ts';
import { decimalSchema, type Product } from './products.ts';
import { orderRefusals } from './refusals.ts';

/** Shipping costs $5.99, pickup is free (section 9). In cents. */
export const SHIPPING_FEE_CENTS = 599;

const fulfillmentMethods = ['pickup', 'shipping'] as const;

const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    // Control characters mean nothing in these fields, and NUL is refused by Postgres.
    z.refine((value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'Must be one line of text'),
  );

const shippingAddressSchema = z.strictObject({
  street: text(200),
  city: text(100),
  state: text(50),
  zipCode: text(20),
});

const orderItemSchema = z.strictObject({
  productId: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: text(120),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  price: decimalSchema,
});

/**
 * The body of `POST /api/orders` (section 3). Name and e-mail must hold something after trimming;
 * neither the e-mail's form, the phone nor the address is validated (section 5, ruling 26).
 * `shippingAddress` is null for pickup (ruling 27).
 */
export const orderSchema = z.strictObject({
  customerEmail: text(254).check(z.trim(), z.minLength(1)),
  customerName: text(200).check(z.trim(), z.minLength(1)),
  customerPhone: text(50),
  items: z.array(orderItemSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  totalAmount: decimalSchema,
  fulfillmentMethod: z.enum(fulfillmentMethods),
  shippingAddress: z.nullable(shippingAddressSchema),
});

export const orderCreatedSchema = z.strictObject({ id: z.uuid() });

/** The part of an order's id that people use to talk about it. */
export const orderReference = ({ id }: { id: string }) => id.slice(0, 8).toUpperCase();

export type Order = z.infer<typeof orderSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;
export type FulfillmentMethod = Order['fulfillmentMethod'];

/** The total in cents: the sum of price times quantity, plus the fee for shipping (section 9). */
export function totalCents(
  items: ReadonlyArray<{ price: string; quantity: number }>,
  fulfillmentMethod: FulfillmentMethod,
): number {
  const goods = items.reduce((sum, item) => sum + decimalToCents(item.price) * item.quantity, 0);
  return goods + (fulfillmentMethod === 'shipping' ? SHIPPING_FEE_CENTS : 0);
}

export type PricedOrder =
  { accepted: true; totalCents: number } | { accepted: false; refusal: string };

/**
 * Compares an order with the catalogue (ruling 22): every item sold and not sold out, every price and the total as
 * the catalogue has them. A refusal is a sentence for the visitor with the correct figure.
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
