import express, { Router, type Express, type RequestHandler } from 'express';
import { endpoints } from '#contract/endpoints.ts';
import type { Database } from './db/database.ts';
import { errorHandler, notFound, onlyMethods } from './http/errors.ts';
import { createCardTries, createLimiters, type Limit, type Limits } from './http/limits.ts';
import { requestContext } from './http/requestContext.ts';
import { nothingPolicy, securityHeaders } from './http/securityHeaders.ts';
import { serveSite } from './http/site.ts';
import { jsonBody, sameOriginOnly } from './http/writes.ts';
import type { Log } from './log.ts';
import { contactForm } from './routes/contactForm.ts';
import { health } from './routes/health.ts';
import { sendMessage } from './routes/messages.ts';
import { createOrderRoute } from './routes/orders.ts';
import { processPaymentRoute } from './routes/payments.ts';
import { listProducts } from './routes/products.ts';
import { listServices } from './routes/services.ts';
import type { Catalogue } from './shop/catalogue.ts';
import type { Gateway } from './shop/gateways/gateway.ts';

export type AppDeps = {
  database: Database;
  catalogue: Catalogue;
  gateway: Gateway;
  /** The location that is charged for, and the one that the pages were built with. */
  locationId: string;
  builtLocationId?: string | undefined;
  publicUrl: string;
  buildDir: string;
  trustProxy: number;
  now: () => number;
  log: Log;
  onMailQueued: () => void;
  isStopping: () => boolean;
  limits: Limits;
  /** How many declined cards of one address are taken. */
  cardTries: readonly Limit[];
};

/** The whole HTTP side, without listening: what happens to a request stands here in its order. */
export function createApp(deps: AppDeps): Express {
  const https = deps.publicUrl.startsWith('https:');
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  app.set('query parser', false);

  app.use(requestContext(deps.log, deps.isStopping));
  app.use(securityHeaders({ https }));
  app.use('/healthz', nothingPolicy);
  app.use(health({ db: deps.database.db, isStopping: deps.isStopping }));
  app.use('/api', nothingPolicy);
  const limit = createLimiters(deps.limits, deps.database.pool);
  app.use(api(deps, limit));
  app.use('/api', notFound);
  app.use(
    contactForm({
      db: deps.database.db,
      now: deps.now,
      onMailQueued: deps.onMailQueued,
      https,
      log: deps.log,
      guards: [limit.messages, sameOriginOnly(deps.publicUrl)],
    }),
  );
  app.use(serveSite(deps.buildDir, https));
  app.use(errorHandler(deps.log));
  return app;
}

function api(deps: AppDeps, limit: ReturnType<typeof createLimiters>): Router {
  const { catalogue, database, log, now, onMailQueued, publicUrl } = deps;
  const { db } = database;
  const write = (limiter: RequestHandler): RequestHandler[] => [
    limiter,
    noStore,
    sameOriginOnly(publicUrl),
    ...jsonBody,
  ];
  const router = Router();

  router
    .route(endpoints.listServices.path)
    .get(limit.reads, noCache, listServices(catalogue))
    .all(onlyMethods('GET', 'HEAD'));
  router
    .route(endpoints.listProducts.path)
    .get(limit.reads, noCache, listProducts(catalogue))
    .all(onlyMethods('GET', 'HEAD'));
  router
    .route(endpoints.sendMessage.path)
    .post(write(limit.messages), sendMessage({ db, now, onMailQueued }))
    .all(onlyMethods('POST'));
  router
    .route(endpoints.createOrder.path)
    .post(write(limit.orders), createOrderRoute({ db, products: catalogue.products, now }))
    .all(onlyMethods('POST'));
  router
    .route(endpoints.processPayment.path)
    .post(
      write(limit.payments),
      processPaymentRoute({
        db,
        gateway: deps.gateway,
        locationId: deps.locationId,
        builtLocationId: deps.builtLocationId,
        publicUrl,
        now,
        log,
        onMailQueued,
        cardTries: createCardTries(deps.cardTries, database.pool),
      }),
    )
    .all(onlyMethods('POST'));
  return router;
}

const noCache: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-cache');
  next();
};

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
