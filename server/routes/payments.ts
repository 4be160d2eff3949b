import type { RequestHandler } from 'express';
import { endpoints, IDEMPOTENCY_KEY_HEADER, type ResponseBody } from '#contract/endpoints.ts';
import { paymentRefusals } from '#contract/refusals.ts';
import { parseBody, uuidHeader } from '../http/writes.ts';
import { processPayment, type PaymentsDeps } from '../shop/payments.ts';
import { Refusal } from '../shop/refusal.ts';

/** `POST /api/payments/process`. */
export function processPaymentRoute(deps: PaymentsDeps): RequestHandler {
  return async (req, res) => {
    const key = uuidHeader(req, IDEMPOTENCY_KEY_HEADER, paymentRefusals.missingKey);
    if (!key) throw new Refusal(400, paymentRefusals.missingKey);
    const payment = parseBody(endpoints.processPayment.body, req.body, paymentRefusals.invalid);
    res.locals.orderId = payment.orderId;
    const result = await processPayment(deps, { key, payment });
    res.json(result satisfies ResponseBody<'processPayment'>);
  };
}
