import type { RequestHandler } from 'express';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** `GET /healthz`: 200 while this process takes requests and reaches its database, else 503. */
export function health({ db, isStopping }: { db: Db; isStopping: () => boolean }): RequestHandler {
  return async (_req, res) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const ok = database && !isStopping();
    res.status(ok ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({ status: ok ? 'ok' : isStopping() ? 'stopping' : 'database unavailable' });
  };
}
