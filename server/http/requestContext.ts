import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';

/**
 * Gives each request an id, which the answer names too, and logs it when it ends: the route and
 * never the address, since a query may hold anything.
 */
export function requestContext(log: Log, isStopping: () => boolean): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    // Short, since it travels with every page.
    res.locals.requestId = randomBytes(9).toString('base64url');
    res.set('X-Request-Id', String(res.locals.requestId));
    // A connection that stays open would be cut when the process ends.
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
