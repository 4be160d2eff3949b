/**
 * Messages between the payment step and the card field's frame, over a MessagePort that only a page
 * of this site receives. They never contain card data.
 */

/** The purchase details that Square requires for 3-D Secure. */
export type Purchase = {
  /** US dollars as a decimal string. */
  amount: string;
  name: string;
  email: string;
  phone: string;
};

export type ToFrame = { type: 'tokenize'; purchase: Purchase };

/** The rejected part of the card, or another reason for not getting a token. */
const cardProblems = [
  'number',
  'expiry',
  'securityCode',
  'postalCode',
  'notConfirmed',
  'other',
] as const;

export type CardProblem = (typeof cardProblems)[number];

/** Why there is no token: a rejected card, or a card field that did not respond. */
export type CardTrouble = CardProblem | 'unavailable';

export type CardOutcome = { token: string } | { problem: CardTrouble };

/** Requests a token for the card that was typed in. */
export type TakeCard = (purchase: Purchase) => Promise<CardOutcome>;

export type FromFrame =
  | { type: 'ready' }
  | { type: 'failed' }
  /** The height of the field, in CSS pixels. */
  | { type: 'height'; height: number }
  /** Whether the bank's 3-D Secure challenge is showing. */
  | { type: 'challenge'; active: boolean }
  | { type: 'token'; token: string }
  | { type: 'refused'; problem: CardProblem };

/** The message that transfers the port to the frame. */
export const HELLO = 'card-field';

/** Reject larger heights from the frame, in CSS pixels. */
const TALLEST = 1_000;

/** Parses a message from the frame; undefined if it is invalid. */
export function parseFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height, active, token, problem } = data as Record<string, unknown>;
  switch (type) {
    case 'ready':
    case 'failed':
      return { type };
    case 'height':
      return typeof height === 'number' && height > 0 && height <= TALLEST
        ? { type, height }
        : undefined;
    case 'challenge':
      return typeof active === 'boolean' ? { type, active } : undefined;
    case 'token':
      return typeof token === 'string' && /^[\x21-\x7e]{1,200}$/.test(token)
        ? { type, token }
        : undefined;
    case 'refused':
      return { type, problem: cardProblems.find((known) => known === problem) ?? 'other' };
    default:
      return undefined;
  }
}

/** Parses a message from the payment step; undefined if it is invalid. */
export function parseToFrame(data: unknown): ToFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, purchase } = data as { type?: unknown; purchase?: Partial<Purchase> };
  if (type !== 'tokenize' || typeof purchase !== 'object' || purchase === null) return undefined;
  const { amount, name, email, phone } = purchase;
  const texts = [amount, name, email, phone];
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  return { type, purchase: purchase as Purchase };
}
