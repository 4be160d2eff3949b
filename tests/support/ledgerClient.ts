import type { ChargeResult, Gateway } from '#server/shop/gateways/gateway.ts';

/** A gateway in another process: see `ledgerProcess.ts`. */
export function createLedgerClient(url: string, onCharged: () => void): Gateway {
  return {
    demo: false,
    async charge(request, signal) {
      try {
        const response = await fetch(`${url}/charge`, {
          method: 'POST',
          body: JSON.stringify(request),
          signal,
        });
        const result = (await response.json()) as ChargeResult;
        onCharged();
        return result;
      } catch {
        return { outcome: 'unknown', code: 'LOST' };
      }
    },
  };
}
