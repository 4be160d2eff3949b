import { describeError } from '../log.ts';
import { retryCharge, readDue, type ShopDeps } from './settlement.ts';

export type Reconciler = {
  /** Settles what is due now. */
  run(): Promise<void>;
  /** Resolves when the round under way is over. */
  stop(): Promise<void>;
};

/**
 * Asks the gateway again for payments whose outcome is open: those that it left unknown, and those
 * of a process that died while it asked. Several processes may do so: each payment has a lease.
 */
export function startReconciler(deps: ShopDeps, interval = 5_000): Reconciler {
  let stopping = false;
  let round = Promise.resolve();
  const run = () =>
    (round = round.then(() => (stopping ? undefined : reconcile(deps, () => stopping))));
  const timer = setInterval(() => void run(), interval);
  return {
    run,
    stop: () => {
      stopping = true;
      clearInterval(timer);
      return round;
    },
  };
}

async function reconcile(deps: ShopDeps, isStopping: () => boolean): Promise<void> {
  try {
    for (const payment of await readDue(deps)) {
      if (isStopping()) return;
      const settled = await retryCharge(deps, payment);
      if (!settled) continue;
      deps.log.info(
        { orderId: payment.order_id, paymentId: payment.id, kind: settled.state },
        'a payment was asked for again',
      );
    }
  } catch (error) {
    deps.log.error({ error: describeError(error) }, 'payments could not be reconciled');
  }
}
