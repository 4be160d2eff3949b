import express, { type Express, type RequestHandler, type Response } from 'express';
import { createApiRouter, type ApiDeps } from './api.ts';
import { createContactRouter } from './contactForm.ts';
import { errorHandler, rejectUnknownPath } from './http/errors.ts';
import { createLimiters, type Limits } from './http/limits.ts';
import { requestContext } from './http/requestContext.ts';
import { denyAllCsp, noIndex, securityHeaders } from './http/securityHeaders.ts';
import { serveSite } from './http/site.ts';
import { requireSameOrigin } from './http/writes.ts';

export type AppDeps = ApiDeps & {
  buildDir: string;
  trustProxy: number;
  isStopping: () => boolean;
  limits: Limits;
};

/** The Express app, not yet listening. Its handlers are in the order in which requests pass them. */
export function createApp(deps: AppDeps): Express {
  const https = deps.publicUrl.startsWith('https:');
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  app.set('query parser', false);

  app.use(requestContext(deps.log, deps.isStopping));
  app.use(securityHeaders({ https }));
  app.use('/healthz', denyAllCsp);
  // Always ok: a restart would fix neither an unreachable database nor a shutdown.
  app.get('/healthz/live', (_req, res) => sendStatus(res, 'ok'));
  app.get(['/healthz', '/healthz/ready'], readinessHandler(deps));
  app.use('/api', denyAllCsp, noIndex);
  const limit = createLimiters(deps.limits, deps.pool);
  app.use(createApiRouter(deps, limit));
  app.use('/api', rejectUnknownPath);
  const guards = [limit.sendMessage, requireSameOrigin(deps.publicUrl)];
  app.use(createContactRouter({ ...deps, https, guards }));
  app.use(serveSite(deps.buildDir, https));
  app.use(errorHandler(deps.log));
  return app;
}

/**
 * `GET /healthz/ready`, and `/healthz` for short: 200 while this process takes requests and reads from
 * its database, else 503.
 */
function readinessHandler({ db, isStopping }: AppDeps): RequestHandler {
  return async (_req, res) => {
    let status = 'ok';
    try {
      await db.selectFrom('orders').select('id').limit(1).execute();
    } catch {
      status = 'database unavailable';
    }
    sendStatus(res, isStopping() ? 'stopping' : status);
  };
}

function sendStatus(res: Response, status: string): void {
  res.status(status === 'ok' ? 200 : 503).set('Cache-Control', 'no-store');
  res.json({ status });
}
