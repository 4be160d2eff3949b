import { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';

// Only opens and migrates the database, like a server start. KILL_AT=n exits before the nth
// statement, like a power failure. OPEN_AT waits until that time (Date.now()), so that several
// processes open it at once.
const killAt = Number(process.env.KILL_AT ?? 0);
let statements = 0;
for (const prototype of [DatabaseSync.prototype, StatementSync.prototype]) {
  for (const method of ['exec', 'run', 'all'] as const) {
    const original: unknown = Reflect.get(prototype, method);
    if (typeof original !== 'function') continue;
    Object.assign(prototype, {
      [method](...values: unknown[]) {
        statements += 1;
        if (statements === killAt) process.kill(process.pid, 'SIGKILL');
        return Reflect.apply(original, this, values) as unknown;
      },
    });
  }
}
await setTimeout(Math.max(0, Number(process.env.OPEN_AT ?? 0) - Date.now()));
const { db } = await openDatabase(
  { dataDir: process.env.DATA_DIR ?? '', databaseUrl: process.env.DATABASE_URL },
  createLog('silent'),
);
await db.selectFrom('orders').select('id').execute();
await db.destroy();
console.log(`Opened after ${statements} statements`);
