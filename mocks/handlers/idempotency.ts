import { IDEMPOTENCY_KEY_HEADER } from '#contract/endpoints.ts';
import { orderRefusals } from '#contract/refusals.ts';
import type { World } from '../world.ts';
import { Refused } from './answer.ts';

export const keyOf = (headers: Headers) => headers.get(IDEMPOTENCY_KEY_HEADER)?.toLowerCase() ?? '';

type Claim = {
  scope: string;
  headers: Headers;
  body: unknown;
  world: World;
  /** Whether an answer is not the last word: its request is then worked on again. */
  isOpen?: (answer: unknown) => boolean;
};

/**
 * Does `work` once for each idempotency key: the same key and body get the first answer again, the
 * same key with another body is refused, a refusal is not stored.
 */
export function once<T>(claim: Claim, work: () => T): T {
  const { scope, headers, body, world, isOpen = () => false } = claim;
  const key = `${scope} ${keyOf(headers)}`;
  const text = JSON.stringify(body);
  const stored = world.keys.get(key);
  if (stored && stored.body !== text) throw new Refused(422, orderRefusals.keyReused);
  if (stored && !isOpen(stored.answer)) return stored.answer as T;
  const answer = work();
  world.keys.set(key, { body: text, answer });
  return answer;
}
