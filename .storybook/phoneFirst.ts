/** Whether a story opens in a phone's frame: most visitors pay on a phone. */
export const opensOnPhone = (id: string): boolean => id.startsWith('cart-checkout-');

export const frames = { phone: 'mobile', desktop: 'desktop' } as const;
