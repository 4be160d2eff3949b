import { describeError } from '../log.ts';
import { askAgain, type PaymentsDeps } from './payments.ts';
import { Refusal } from './refusal.ts';

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
export function startReconciler(deps: PaymentsDeps, interval = 5_000): Reconciler {
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

async function reconcile(deps: PaymentsDeps, isStopping: () => boolean): Promise<void> {
  try {
    const due = await deps.db
      .selectFrom('payments')
      .selectAll()
      .where('state', 'in', ['started', 'unknown'])
      .where('next_at', '<=', deps.now())
      .where('lease_until', '<=', deps.now())
      .orderBy('next_at')
      .limit(100)
      .execute();
    for (const payment of due) {
      if (isStopping()) return;
      const { state } = await askAgain(deps, payment);
      deps.log.info(
        { orderId: payment.order_id, paymentId: payment.id, kind: state },
        'a payment was asked for again',
      );
    }
  } catch (error) {
    // A refusal says that another process was faster; the rest waits for the next round.
    if (!(error instanceof Refusal)) {
      deps.log.error({ error: describeError(error) }, 'payments could not be reconciled');
    }
  }
}
