/**
 * The API's error messages, sent as plain text. The client shows them unchanged (ruling 25), so
 * they contain no raw input except product names.
 */
export const refusals = {
  malformed: "The request wasn't understood.",
  wrongContentType: 'Please send the request as JSON.',
  tooLarge: 'The request is too large.',
  notFound: "There's nothing at this address.",
  methodNotAllowed: "This address doesn't take that kind of request.",
  crossSite: "The request didn't come from this website.",
  tooManyRequests: 'Too many requests. Please wait a minute and try again.',
  unavailable: 'The service is briefly unavailable. Please try again in a minute.',
  internal: 'Something went wrong on our side. Please try again or call us.',
} as const;

export const messageRefusals = {
  invalid: 'Please check your name, email address and message.',
} as const;

export const orderRefusals = {
  invalid: 'Please check your name, email address and the items in your cart.',
  missingKey: 'The order came without its key. Please reload the page and try again.',
  keyReused: 'This order was already sent with other contents. Please try again.',
  notSold: (name: string) => `${name} is no longer sold. Please remove it from your cart.`,
  soldOut: (name: string) => `${name} is sold out. Please remove it from your cart.`,
  listedTwice: 'An item is listed twice. Please reload the page and try again.',
  priceChanged: (name: string, price: string) =>
    `${name} now costs $${price}. Please look at your cart again.`,
  totalDiffers: (total: string) =>
    `The total of this order is $${total}. Please look at your cart again.`,
  /** 409 for a paid cart that comes back with other contents (ruling 68). */
  alreadyPaid: (reference: string) => `This cart was already paid as order ${reference}.`,
  /** 409 while the outcome of the cart's payment is unknown (ruling 53). */
  paymentOpen: "We're still confirming your last payment. Please wait a minute and try again.",
} as const;

export const paymentRefusals = {
  invalid: "The payment request wasn't understood.",
  missingKey: 'The payment came without its key. Please reload the page and try again.',
  unknownOrder: "We couldn't find this order. Please try again.",
  orderClosed: 'This order can no longer be paid. Please try again.',
  amountDiffers: 'The amount differs from the total of the order. Please look at your cart again.',
  currencyDiffers: 'Payments are taken in US dollars only.',
  locationDiffers: 'The payment settings of this page are out of date. Please reload the page.',
  /** @param seconds until the cart may try another card */
  tooManyDeclines: (seconds: number) =>
    `Several cards were declined. To keep cards safe, please try again ${formatWait(seconds)} or call us.`,
  inFlight: 'A payment for this order is already on its way. Please wait a moment.',
  /** 429 while too many payments from the same address are in progress; not for declined cards. */
  busy: 'Other payments are being made right now. Please try again in a moment.',
} as const;

/** The number of the paid order in the sentence `alreadyPaid`; undefined for any other sentence. */
export function paidReference(sentence: string): string | undefined {
  const [reference = ''] = /[0-9A-F]{8}/.exec(sentence) ?? [];
  return sentence === orderRefusals.alreadyPaid(reference) ? reference : undefined;
}

/** Failed payments that are returned as 200 with `success: false` (ruling 25). */
export const paymentErrors = {
  /** The default error message (section 8). */
  default: 'Payment processing failed',
  declined: 'Your card was declined.',
  /** The gateway did not confirm whether the card was charged (ruling 25). */
  unknown:
    'We could not confirm the payment yet. Press Place Order again; you will not be charged twice.',
} as const;

function formatWait(seconds: number): string {
  if (seconds <= 60) return 'in a minute';
  return seconds <= 3_600 ? `in ${Math.ceil(seconds / 60)} minutes` : 'tomorrow';
}
