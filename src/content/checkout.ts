import type { FulfillmentMethod } from '#contract/orders.ts';

type Line = { name: string; quantity: number };

/** The words around an order that was interrupted while it was being paid (ruling 53). */
export const checkout = {
  interrupted:
    'A payment was in progress. Place the order again to confirm it: you will not be charged twice.',
  putBack: 'Put the items back',
  confirmation: 'You will receive a confirmation email shortly.',
  ordered: (lines: readonly Line[], method: FulfillmentMethod) =>
    `Ordered ${method === 'pickup' ? 'for pickup at the studio' : 'with shipping'}: ${lines
      .map(({ name, quantity }) => `${quantity}\u00A0×\u00A0${name}`)
      .join(', ')}.`,
} as const;
