import { IDEMPOTENCY_KEY_HEADER } from '#contract/endpoints.ts';
import { orderRefusals } from '#contract/refusals.ts';
import type { World } from '../world.ts';
import { Refused } from './answer.ts';

type Claim = { scope: string; headers: Headers; body: unknown; world: World };

/**
 * Does `work` once for each idempotency key: the same key and body get the first answer again, the
 * same key with another body is refused, a refusal is not stored.
 */
export function once<T>({ scope, headers, body, world }: Claim, work: () => T): T {
  const key = `${scope} ${headers.get(IDEMPOTENCY_KEY_HEADER)?.toLowerCase()}`;
  const text = JSON.stringify(body);
  const stored = world.keys.get(key);
  if (stored && stored.body !== text) throw new Refused(422, orderRefusals.keyReused);
  if (stored) return stored.answer as T;
  const answer = work();
  world.keys.set(key, { body: text, answer });
  return answer;
}
