import { SEARCH_AFTER } from '#contract/payments.ts';
import type { PaymentRow } from '../db/schema.ts';
import { describeError } from '../log.ts';
import type { ChargeResult } from './gateways/gateway.ts';
import { storeOutcome, type ShopDeps } from './outcome.ts';

// Decides how the gateway is asked, by a charge or a search, and what its response proves.

/** Timeout of all gateway calls within one lease, in milliseconds. */
export const GATEWAY_TIMEOUT = 15_000;
/** Gateways forget keys, some after 24 hours: older payments are only looked up in their records. */
const KEY_LIFE = 22 * 3_600_000;

/**
 * Calls the gateway outside of any transaction and stores the outcome.
 * @param lostAt when an earlier call with an unknown outcome was made.
 */
export async function settleWithGateway(
  deps: ShopDeps,
  payment: PaymentRow,
  lostAt?: number,
): Promise<PaymentRow> {
  const about = { orderId: payment.order_id, paymentId: payment.id };
  const { result, searched } = await callGateway(deps, payment, lostAt);
  if (result.outcome === 'unknown' || result.outcome === 'refused') {
    const { outcome, code } = result;
    deps.log.error({ ...about, kind: outcome, code }, 'the gateway neither charged nor declined');
  }
  try {
    // A search charges nothing, so keep the time of the last call that could have charged.
    const settled = await storeOutcome(deps, payment, result, searched ? lostAt : undefined);
    if (result.outcome === 'succeeded' && settled.state === 'declined') {
      deps.log.error(about, 'a charge was confirmed after its payment was declined');
    }
    deps.log.info(about, `payment ${settled.state}`);
    return settled;
  } catch (error) {
    // The gateway may have charged. When the lease expires, the reconciler retries.
    deps.log.error(
      { ...about, error: describeError(error) },
      'the outcome of a payment could not be stored',
    );
    return { ...payment, state: 'unknown' };
  }
}

async function callGateway(
  deps: ShopDeps,
  payment: PaymentRow,
  lostAt: number | undefined,
): Promise<{ result: ChargeResult; searched: boolean }> {
  const about = {
    amountCents: payment.amount_cents,
    locationId: payment.location_id,
    orderId: payment.order_id,
  };
  const signal = AbortSignal.timeout(GATEWAY_TIMEOUT);
  if (deps.now() - payment.created_at < KEY_LIFE) {
    const charge = { ...about, key: payment.gateway_key, sourceId: payment.source_id ?? '' };
    const result = await deps.gateway.charge(charge, signal);
    // A rejected call proves nothing about an earlier one, which may have charged.
    if (result.outcome !== 'refused' || lostAt === undefined) return { result, searched: false };
  }
  const found = await deps.gateway.find({ ...about, since: payment.created_at }, signal);
  if (found.outcome !== 'declined') return { result: found, searched: true };
  const isEarly = Math.abs(deps.now() - (lostAt ?? 0)) < SEARCH_AFTER;
  return { result: { ...found, outcome: isEarly ? 'unknown' : 'refused' }, searched: true };
}
