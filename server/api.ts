import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Pool } from 'pg';
import { endpoints, type EndpointName, type ResponseBody } from '#contract/endpoints.ts';
import type { PaymentResult } from '#contract/payments.ts';
import {
  messageRefusals,
  orderRefusals,
  paymentErrors,
  paymentRefusals,
} from '#contract/refusals.ts';
import type { Service } from '#contract/services.ts';
import { rejectOtherMethods } from './http/errors.ts';
import { createCardTries, type Limit, type Limiters } from './http/limits.ts';
import { sendPreparedJson } from './http/prepared.ts';
import {
  readCartKey,
  setCacheControl,
  jsonBody,
  parseBody,
  requireSameOrigin,
} from './http/writes.ts';
import { storeMessage } from './mail/messages.ts';
import { createOrder } from './shop/orders.ts';
import type { ShopDeps } from './shop/outcome.ts';
import { processPayment } from './shop/payments.ts';

export type ApiDeps = ShopDeps & {
  services: readonly Service[];
  /** With PostgreSQL, the rate limits of all processes are counted together. */
  pool: Pool | undefined;
  /** How many declined cards are allowed per address. */
  cardTries: readonly Limit[];
};

type EndpointsBy<M extends 'GET' | 'POST'> = {
  [N in EndpointName]: (typeof endpoints)[N]['method'] extends M ? N : never;
}[EndpointName];

type Answer<N extends EndpointName> = (
  req: Request,
  res: Response,
) => Promise<Readonly<ResponseBody<N>>>;

/** The routes of the endpoints; by their type, an endpoint without a route does not compile. */
export function createApiRouter(deps: ApiDeps, limit: Limiters): Router {
  const tryCard = createCardTries(deps.cardTries, deps.pool, deps.log);
  const lists: { [N in EndpointsBy<'GET'>]: Readonly<ResponseBody<N>> } = {
    listServices: deps.services,
    listProducts: deps.products, // Not in the specification: ruling 20.
  };
  const answers: { [N in EndpointsBy<'POST'>]: Answer<N> } = {
    sendMessage: async (req) => {
      const message = parseBody(endpoints.sendMessage.body, req.body, messageRefusals.invalid);
      await storeMessage(deps, { message, suspect: null });
      return { received: true };
    },
    createOrder: async (req, res) => {
      const key = readCartKey(req, orderRefusals.missingKey);
      const order = parseBody(endpoints.createOrder.body, req.body, orderRefusals.invalid);
      const created = await createOrder(deps, { ...key, order });
      res.locals.orderId = created.id;
      return created;
    },
    processPayment: async (req, res) => {
      const { key } = readCartKey(req, paymentRefusals.missingKey);
      const payment = parseBody(endpoints.processPayment.body, req.body, paymentRefusals.invalid);
      res.locals.orderId = payment.orderId;
      // A request that the gateway rejected is not a declined card.
      const isDecline = ({ error }: PaymentResult) => error === paymentErrors.declined;
      return tryCard(req.ip ?? '', () => processPayment(deps, { key, payment }), isDecline);
    },
  };

  const router = Router();
  for (const name of Object.keys(lists) as (keyof typeof lists)[]) {
    const { path } = endpoints[name];
    router
      .get(path, limit[name], setCacheControl('no-cache'), sendPreparedJson(lists[name]))
      .all(path, rejectOtherMethods('GET', 'HEAD'));
  }
  for (const name of Object.keys(answers) as (keyof typeof answers)[]) {
    const { path } = endpoints[name];
    const sendAnswer: RequestHandler = async (req, res) =>
      void res.json(await answers[name](req, res));
    const guards = [
      limit[name],
      setCacheControl('no-store'),
      requireSameOrigin(deps.publicUrl),
      ...jsonBody,
    ];
    router.post(path, guards, sendAnswer).all(path, rejectOtherMethods('POST'));
  }
  return router;
}
