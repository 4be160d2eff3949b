import type { FulfillmentMethod } from '#contract/orders.ts';

type Line = { name: string; quantity: number };

/** Texts about a pending payment (ruling 53) and about the last order (ruling 54). */
export const checkout = {
  interrupted:
    'A payment was in progress. Place the order again to confirm it: you will not be charged twice.',
  receiptHint: 'Your receipt goes there.',
  /** For an address that looks incomplete. */
  isComplete: (email: string) => `Is ${email} complete? Your receipt goes there.`,
  changeEmail: 'Change the email',
  putBack: 'Put the items back',
  confirmation: 'You will receive a confirmation email shortly.',
  ordered: (lines: readonly Line[], method: FulfillmentMethod) =>
    `Ordered ${method === 'pickup' ? 'for pickup at the studio' : 'with shipping'}: ${lines
      .map(({ name, quantity }) => `${quantity}\u00A0×\u00A0${name}`)
      .join(', ')}.`,
  receipt: {
    heading: 'Your last order',
    number: (reference: string) => `Order ${reference}`,
    next: 'What happens next',
    cannotMail: (email: string, reference: string) =>
      `We can't email ${email}. Call us with order ${reference}.`,
    collect: 'When your order is ready, pick it up at the studio:',
    pickup: "We'll email you when your order is ready. Then pick it up at the studio:",
    shipping:
      "We'll email you when your order is on its way. If part of your address was missing, just reply to the confirmation email.",
    questions: 'Questions? Call us and mention your order number:',
  },
} as const;
