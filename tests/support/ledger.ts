import { randomUUID } from 'node:crypto';
import type {
  ChargeLookup,
  ChargeRequest,
  ChargeResult,
  Gateway,
} from '#server/shop/gateways/gateway.ts';

/** What the gateway does with one call; the default is `charge`. */
export type Behavior =
  | 'charge'
  | 'decline'
  /** The card is charged, but the response is lost. */
  | 'charge-then-lose'
  /** The card is not charged, and the response is lost. */
  | 'lose'
  /** The call is rejected, as for an invalid token or too many calls. */
  | 'refuse';

/** A gateway that records its charges and behaves as a test scripts it. */
export type LedgerGateway = Gateway & {
  /** The charges by idempotency key: the money that would have been charged. */
  charges: Map<string, ChargeRequest>;
  /** All calls in order. */
  calls: ChargeRequest[];
  /** The behaviors of the next calls; later calls charge the card. */
  script: Behavior[];
  /** All searches of its records in order. */
  lookups: ChargeLookup[];
  /** The failures of the next searches; later searches find the charges. */
  findings: 'lost'[];
  /** Blocks all calls until the returned function is called. */
  hold(): () => void;
};

export function createLedgerGateway(): LedgerGateway {
  const outcomes = new Map<string, ChargeResult>();
  let gate: Promise<unknown> = Promise.resolve();
  const ledger: LedgerGateway = {
    demo: false,
    charges: new Map(),
    calls: [],
    script: [],
    lookups: [],
    findings: [],
    hold() {
      const held = Promise.withResolvers<unknown>();
      gate = held.promise;
      return () => held.resolve(undefined);
    },
    async charge(request) {
      ledger.calls.push(request);
      const behavior = ledger.script.shift() ?? 'charge';
      await gate;
      if (behavior === 'lose') return { outcome: 'unknown', code: 'TIMEOUT' };
      if (behavior === 'refuse') return { outcome: 'refused', code: 'RATE_LIMITED' };
      const known = outcomes.get(request.key);
      const outcome = known ?? decideOutcome(request, behavior);
      outcomes.set(request.key, outcome);
      if (outcome.outcome === 'succeeded') ledger.charges.set(request.key, request);
      return behavior === 'charge-then-lose' ? { outcome: 'unknown', code: 'TIMEOUT' } : outcome;
    },
    find(lookup) {
      ledger.lookups.push(lookup);
      if (ledger.findings.shift()) return Promise.resolve({ outcome: 'unknown', code: 'TIMEOUT' });
      const found = [...ledger.charges.values()].find(({ orderId }) => orderId === lookup.orderId);
      const outcome = found && outcomes.get(found.key);
      return Promise.resolve(outcome ?? { outcome: 'declined', code: 'NOT_CHARGED' });
    },
    check: () => Promise.resolve(undefined),
  };
  return ledger;
}

function decideOutcome({ sourceId }: ChargeRequest, behavior: Behavior): ChargeResult {
  return behavior === 'decline' || sourceId === 'cnon:card-nonce-declined'
    ? { outcome: 'declined', code: 'GENERIC_DECLINE' }
    : { outcome: 'succeeded', gatewayId: randomUUID() };
}
