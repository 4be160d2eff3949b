/**
 * What the payment step and the card field's frame say to each other, through a port that only a page
 * of this site is given. No message carries a digit of the card.
 */

/** What Square asks to be told of a purchase, so that a bank can confirm it (3-D Secure). */
export type Purchase = {
  /** US dollars as a decimal string. */
  amount: string;
  name: string;
  email: string;
  phone: string;
};

export type ToFrame = { type: 'tokenize'; purchase: Purchase };

/** Which part of the card was refused, or how else there is no token. */
const cardProblems = [
  'number',
  'expiry',
  'securityCode',
  'postalCode',
  'notConfirmed',
  'other',
] as const;

export type CardProblem = (typeof cardProblems)[number];

/** A card that did not become a token, or a field that did not answer. */
export type CardTrouble = CardProblem | 'unavailable';

export type CardOutcome = { token: string } | { problem: CardTrouble };

/** Turns the card that was typed in into a token. */
export type TakeCard = (purchase: Purchase) => Promise<CardOutcome>;

export type FromFrame =
  | { type: 'ready' }
  | { type: 'failed' }
  /** The height of the field, in CSS pixels. */
  | { type: 'height'; height: number }
  /** The bank asks for a confirmation, or has done so. */
  | { type: 'challenge'; active: boolean }
  | { type: 'token'; token: string }
  | { type: 'refused'; problem: CardProblem };

/** The message with which the frame is given its port. */
export const HELLO = 'card-field';

/** The largest frame that is believed, in CSS pixels. */
const TALLEST = 1_000;

/** A message of the frame; undefined for anything that is none. */
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

/** A message of the payment step; undefined for anything that is none. */
export function parseToFrame(data: unknown): ToFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, purchase } = data as { type?: unknown; purchase?: Partial<Purchase> };
  if (type !== 'tokenize' || typeof purchase !== 'object' || purchase === null) return undefined;
  const { amount, name, email, phone } = purchase;
  const texts = [amount, name, email, phone];
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  return { type, purchase: purchase as Purchase };
}
