import { orderRefusals } from '#contract/refusals.ts';
import type { Trx } from '../db/database.ts';
import type { IdempotencyKeyRow } from '../db/schema.ts';
import { Refusal } from './refusal.ts';

/**
 * Claims a key for this transaction, together with the response that it will stand for.
 *
 * A second request waits for the first one's transaction. It then gets the first response if the
 * body is the same, and a 422 if not. A request that is refused rolls back, so its key stays free.
 * @returns the stored response of an earlier request, or `undefined` when the key was free.
 */
export async function claimKey(
  trx: Trx,
  claim: IdempotencyKeyRow,
): Promise<{ earlier: string | undefined }> {
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return { earlier: undefined };
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== claim.body_hash) throw new Refusal(422, orderRefusals.keyReused);
  return { earlier: stored.response };
}
