import { createHash } from 'node:crypto';
import { orderRefusals } from '#contract/refusals.ts';
import type { Trx } from '../db/database.ts';
import type { IdempotencyKeyRow } from '../db/schema.ts';
import { Refusal } from './refusal.ts';

/**
 * Claims an idempotency key for this transaction and stores the response to repeat for it.
 *
 * A concurrent request with the key waits for the first transaction. It then gets the first
 * response if its body is the same, else a 422. A rejected request rolls back, so its key stays
 * free.
 * @param body parsed, so that its fields are always in the schema's order and equal bodies have
 * equal hashes.
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
