import { StatementSync } from 'node:sqlite';

/** The points of a checkout at which a process can be killed. */
export const killPoints = [
  'order:before-insert',
  'order:before-commit',
  'order:after-commit',
  'payment:before-commit',
  'payment:after-commit',
  'charge:after',
  'settle:before-commit',
  'settle:after-commit',
] as const;

export type KillPoint = (typeof killPoints)[number];

/** Kills this process at `point`, like a power failure. */
export function killAt(point: KillPoint): () => void {
  const killProcess = () => process.kill(process.pid, 'SIGKILL');
  const [transaction, moment] = point.split(':') as [string, string];
  // Identify a transaction by the last table that it writes before its commit.
  const tables: Record<string, string> = {
    order: 'order_items',
    payment: 'payments',
    settle: 'outbox',
  };
  let last = '';
  const killAtPoint = (sql: string, execute: () => unknown) => {
    const inserted = /^insert into "(\w+)"/.exec(sql)?.[1];
    if (moment === 'before-insert' && inserted === 'orders') killProcess();
    const here = sql === 'commit' && last === tables[transaction];
    if (sql === 'begin immediate') last = '';
    if (inserted) last = inserted;
    if (here && moment === 'before-commit') killProcess();
    const result = execute();
    if (here && moment === 'after-commit') killProcess();
    return result;
  };
  for (const method of ['run', 'all'] as const) {
    const original = StatementSync.prototype[method];
    Object.assign(StatementSync.prototype, {
      [method](this: StatementSync, ...values: unknown[]) {
        return killAtPoint(this.sourceSQL, () => Reflect.apply(original, this, values) as unknown);
      },
    });
  }
  return point === 'charge:after' ? killProcess : () => {};
}
