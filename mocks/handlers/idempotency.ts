import { IDEMPOTENCY_KEY_HEADER } from '#contract/endpoints.ts';
import type { World } from '../world.ts';
import { Refused } from './answer.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export type Claim = { scope: string; headers: Headers; body: unknown; world: World };

/**
 * Does `work` once for each idempotency key: the same key and body get the first answer again, the
 * same key with another body is refused, a refusal is not stored.
 */
export function once<T>(
  { scope, headers, body, world }: Claim,
  sentences: { missingKey: string; keyReused: string },
  work: () => T,
): T {
  const key = headers.get(IDEMPOTENCY_KEY_HEADER);
  if (!key || !UUID.test(key)) throw new Refused(400, sentences.missingKey);
  const text = JSON.stringify(body);
  const stored = world.keys.get(`${scope} ${key}`);
  if (stored && stored.body !== text) throw new Refused(422, sentences.keyReused);
  if (stored) return stored.answer as T;
  const answer = work();
  world.keys.set(`${scope} ${key}`, { body: text, answer });
  return answer;
}
