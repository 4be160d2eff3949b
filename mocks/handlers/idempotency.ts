import { orderRefusals } from '#contract/refusals.ts';
import type { World } from '../world.ts';
import { Refused } from './answer.ts';

/**
 * Runs `work` once per idempotency key: the same key and body return the stored result, the same
 * key with another body throws. A call that throws is not stored.
 */
export function runOncePerKey<T>(
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
