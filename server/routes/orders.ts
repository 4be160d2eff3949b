import type { RequestHandler } from 'express';
import {
  endpoints,
  IDEMPOTENCY_KEY_HEADER,
  REPLACES_ORDER_HEADER,
  type ResponseBody,
} from '#contract/endpoints.ts';
import { orderRefusals, refusals } from '#contract/refusals.ts';
import { parseBody, uuidHeader } from '../http/writes.ts';
import { createOrder, type OrdersDeps } from '../shop/orders.ts';
import { Refusal } from '../shop/refusal.ts';

/** `POST /api/orders`. */
export function createOrderRoute(deps: OrdersDeps): RequestHandler {
  return async (req, res) => {
    const key = uuidHeader(req, IDEMPOTENCY_KEY_HEADER, orderRefusals.missingKey);
    if (!key) throw new Refusal(400, orderRefusals.missingKey);
    const replaces = uuidHeader(req, REPLACES_ORDER_HEADER, refusals.malformed);
    const order = parseBody(endpoints.createOrder.body, req.body, orderRefusals.invalid);
    const created = await createOrder(deps, { key, order, replaces });
    res.locals.orderId = created.id;
    res.json(created satisfies ResponseBody<'createOrder'>);
  };
}
