import type { ChargeResult, Gateway } from '#server/shop/gateways/gateway.ts';

/** A client of the gateway in another process: see `ledgerProcess.ts`. */
export function createLedgerClient(url: string, onCharged: () => void): Gateway {
  const postToLedger = async (
    path: string,
    request: object,
    signal: AbortSignal,
    onAnswer = () => {},
  ): Promise<ChargeResult> => {
    try {
      const body = JSON.stringify(request);
      const response = await fetch(url + path, { method: 'POST', body, signal });
      const result = (await response.json()) as ChargeResult;
      onAnswer();
      return result;
    } catch {
      return { outcome: 'unknown', code: 'LOST' };
    }
  };
  return {
    demo: false,
    charge: (request, signal) => postToLedger('/charge', request, signal, onCharged),
    find: (lookup, signal) => postToLedger('/find', lookup, signal),
    check: () => Promise.resolve(undefined),
  };
}
