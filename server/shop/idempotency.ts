import { createHash } from 'node:crypto';
import { orderRefusals } from '#contract/refusals.ts';
import type { Trx } from '../db/database.ts';
import type { IdempotencyKeyRow } from '../db/schema.ts';
import { Refusal } from './refusal.ts';

/**
 * Claims a key for this transaction, together with the response that it will stand for.
 *
 * A second request waits for the first one's transaction. It then gets the first response if the
 * body is the same, and a 422 if not. A request that is refused rolls back, so its key stays free.
 * @param body as parsed: the schemas rebuild bodies with their fields in one order, so equal bodies
 * have equal hashes however the client wrote them.
 * @returns the stored response of an earlier request, or `undefined` when the key was free.
 */
export async function claimKey(
  trx: Trx,
  { body, ...claim }: Omit<IdempotencyKeyRow, 'body_hash'> & { body: unknown },
): Promise<string | undefined> {
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ ...claim, body_hash })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined;
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== body_hash) throw new Refusal(422, orderRefusals.keyReused);
  return stored.response;
}
