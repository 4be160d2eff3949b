import { Router, type Response } from 'express';
import type { Db } from '../db/database.ts';

/**
 * `GET /healthz/ready`, and `/healthz` for short: 200 while this process takes requests and reads from
 * its database, else 503. `GET /healthz/live`: 200 as long as the process answers at all, since a new
 * process would mend neither a database that is away nor a stop that has begun.
 */
export function health({ db, isStopping }: { db: Db; isStopping: () => boolean }): Router {
  const tell = (res: Response, status: string, ok = status === 'ok') => {
    res.status(ok ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({ status });
  };
  const router = Router();
  router.get('/healthz/live', (_req, res) => tell(res, 'ok'));
  router.get(['/healthz', '/healthz/ready'], async (_req, res) => {
    const database = await db
      .selectFrom('orders')
      .select('id')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      );
    tell(res, isStopping() ? 'stopping' : database ? 'ok' : 'database unavailable');
  });
  return router;
}
