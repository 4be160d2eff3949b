import { orderRefusals } from '#contract/refusals.ts';
import type { World } from '../world.ts';
import { Refused } from './answer.ts';

/**
 * Does `work` once for each idempotency key: the same key and body get the first result again, the
 * same key with another body is refused, a refusal is not stored.
 */
export function once<T>(
  { scope, key, body, world }: { scope: string; key: string; body: unknown; world: World },
  work: () => T,
): T {
  const text = JSON.stringify(body);
  const stored = world.keys.get(`${scope} ${key}`);
  if (stored && stored.body !== text) throw new Refused(422, orderRefusals.keyReused);
  if (stored) return stored.result as T;
  const result = work();
  world.keys.set(`${scope} ${key}`, { body: text, result });
  return result;
}
