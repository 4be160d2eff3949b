import { describeError } from '../log.ts';
import { readDuePayments, retryCharge } from './openPayments.ts';
import type { ShopDeps } from './outcome.ts';

export type Reconciler = {
  /** Retries the payments that are due now. */
  run(): Promise<void>;
  /** Resolves when the current round is done. */
  stop(): Promise<void>;
};

/**
 * Retries payments whose outcome is open: unknown ones, and those of a process that died during the
 * gateway call. Several processes may run it: each payment has a lease.
 */
export function startReconciler(deps: ShopDeps, interval = 5_000): Reconciler {
  let stopping = false;
  let round = Promise.resolve();
  const queueReconcile = () =>
    (round = round.then(() => (stopping ? undefined : reconcile(deps, () => stopping))));
  const timer = setInterval(() => void queueReconcile(), interval);
  return {
    run: queueReconcile,
    stop: () => {
      stopping = true;
      clearInterval(timer);
      return round;
    },
  };
}

async function reconcile(deps: ShopDeps, isStopping: () => boolean): Promise<void> {
  try {
    for (const payment of await readDuePayments(deps)) {
      if (isStopping()) return;
      await retryCharge(deps, payment);
    }
  } catch (error) {
    deps.log.error({ error: describeError(error) }, 'payments could not be reconciled');
  }
}
