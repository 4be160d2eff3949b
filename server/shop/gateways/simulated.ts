import { randomUUID } from 'node:crypto';
import { SANDBOX_SOURCE_ID } from '#contract/payments.ts';
import type { ChargeRequest, ChargeResult, Gateway } from './gateway.ts';

/**
 * The gateway of a demo: charges no card, accepts the sandbox's valid token and declines all
 * others, such as `cnon:card-nonce-declined`. It remembers keys until the process ends.
 */
export function createSimulatedGateway(): Gateway {
  const results = new Map<string, ChargeResult>();
  return {
    demo: true,
    charge({ key, sourceId }: ChargeRequest) {
      const result = results.get(key) ?? decideOutcome(sourceId);
      results.set(key, result);
      return Promise.resolve(result);
    },
    // No search finds a charge, because no card is ever charged.
    find: () => Promise.resolve({ outcome: 'declined', code: 'NOT_CHARGED' }),
    check: () => Promise.resolve(undefined),
  };
}

function decideOutcome(sourceId: string): ChargeResult {
  return sourceId === SANDBOX_SOURCE_ID
    ? { outcome: 'succeeded', gatewayId: `simulated-${randomUUID()}` }
    : { outcome: 'declined', code: 'GENERIC_DECLINE' };
}
