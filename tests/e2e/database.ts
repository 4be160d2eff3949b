import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The rows that a query returns from a running server's SQLite database. */
export function queryRows(dataDir: string, query: string, ...values: string[]) {
  const db = new DatabaseSync(join(dataDir, 'studio.sqlite'), { readOnly: true });
  try {
    return db.prepare(query).all(...values);
  } finally {
    db.close();
  }
}
