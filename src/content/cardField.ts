/** The path of the card field's frame page, which is not a route of the site (ruling 45). */
export const CARD_FRAME_PATH = '/pay/card-field';

/** Texts around the payment provider's card field (ruling 45). */
export const cardField = {
  heading: 'Your card',
  frameTitle: 'Card number, expiry date and security code',
  loading: 'Loading the card field...',
  challenge: 'Your bank asks you to confirm the payment. Please answer it above.',
  slow: 'The card field takes longer than it should. You can wait, try again, or order by phone:',
  failed:
    "The card field couldn't be loaded: a blocker or the connection may be in its way. Your cart is kept. Please try again, or order by phone:",
  retry: 'Load the card field again',
  problems: {
    number: 'Please check the card number.',
    expiry: 'Please check the expiry date.',
    securityCode: 'Please check the security code.',
    postalCode: 'Please check the postal code.',
    notConfirmed:
      "The card wasn't confirmed. Please try again or use another card; nothing was charged.",
    other: "The card couldn't be read. Please try again or use another card.",
    unavailable: "The card field didn't answer. Please try again; nothing was charged.",
  },
} as const;
