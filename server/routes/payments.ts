import type { RequestHandler } from 'express';
import { endpoints, IDEMPOTENCY_KEY_HEADER, type ResponseBody } from '#contract/endpoints.ts';
import type { PaymentResult } from '#contract/payments.ts';
import { paymentErrors, paymentRefusals } from '#contract/refusals.ts';
import type { CardTries } from '../http/limits.ts';
import { parseBody, uuidHeader } from '../http/writes.ts';
import { processPayment, type PaymentsDeps } from '../shop/payments.ts';
import { Refusal } from '../shop/refusal.ts';

/** `POST /api/payments/process`. */
export function processPaymentRoute(deps: PaymentsDeps & { cardTries: CardTries }): RequestHandler {
  return async (req, res) => {
    const key = uuidHeader(req, IDEMPOTENCY_KEY_HEADER, paymentRefusals.missingKey);
    if (!key) throw new Refusal(400, paymentRefusals.missingKey);
    const payment = parseBody(endpoints.processPayment.body, req.body, paymentRefusals.invalid);
    res.locals.orderId = payment.orderId;
    const giveBack = await deps.cardTries.take(req.ip ?? '');
    const isDecline = ({ success, error }: PaymentResult) =>
      !success && error !== paymentErrors.unknown;
    const paying = processPayment(deps, { key, payment });
    await paying.then(
      (answer) => (isDecline(answer) ? undefined : giveBack()),
      () => giveBack(),
    );
    const result = await paying;
    res.json(result satisfies ResponseBody<'processPayment'>);
  };
}
