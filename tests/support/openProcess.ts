import { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';

// The part of a start that opens the database and migrates it. With KILL_AT it ends at once before
// its statement of that number, as a loss of power would. With OPEN_AT it waits for that moment, by
// Date.now(), so that several open at once.
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
