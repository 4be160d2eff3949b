import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';

/**
 * Assigns each request an id, sent as `X-Request-Id`, and logs the request when it ends: its route,
 * not its URL, since a query may contain personal data.
 */
export function requestContext(log: Log, isStopping: () => boolean): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    // A short id, because every response contains it.
    res.locals.requestId = randomBytes(9).toString('base64url');
    res.set('X-Request-Id', String(res.locals.requestId));
    // During shutdown, do not keep connections alive: the exit would cut them.
    if (isStopping()) res.set('Connection', 'close');
    res.on('close', () => {
      const fields = {
        requestId: res.locals.requestId as string,
        method: req.method,
        route: (req.route as { path?: string } | undefined)?.path ?? 'page',
        status: res.writableFinished ? res.statusCode : 499,
        ms: Math.round(performance.now() - began),
        ...(typeof res.locals.orderId === 'string' && { orderId: res.locals.orderId }),
      };
      const isProbe = req.originalUrl.startsWith('/healthz');
      log[isProbe ? 'debug' : res.statusCode >= 500 ? 'error' : 'info'](fields, 'request');
    });
    next();
  };
}
