import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen, stopAtOnce } from './freePort.ts';

/**
 * The fault of one call: '429' before the card is charged, all others after it. The last three
 * respond with a completed payment that is not the requested one.
 */
export type SquareFault =
  | 'timeout'
  | '500'
  | '429'
  | '408'
  | '409'
  | 'reset'
  | 'other amount'
  | 'other currency'
  | 'other reference';

/** A local fake of Square's payments API, with a ledger and faults. */
export type TestSquare = {
  url: string;
  /** How often each order was charged. */
  charges: Map<string, number>;
  stop(): Promise<void>;
};

type Sent = {
  source_id: string;
  idempotency_key: string;
  reference_id: string;
  amount_money: { amount: number; currency: string };
};

/** @param nextFault returns the fault of the next call, or undefined for none. */
export async function startSquare(nextFault: () => SquareFault | undefined): Promise<TestSquare> {
  const payments = new Map<string, { id: string } & ReturnType<typeof respondTo>>();
  const charges = new Map<string, number>();
  const server = createServer((req, res) => {
    const reply = (status: number, body: object) => {
      res.writeHead(status, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify(body));
    };
    if (req.method === 'GET') {
      const location = { status: 'ACTIVE', currency: 'USD' };
      reply(200, { location, payments: [...payments.values()] });
      return;
    }
    void json(req).then((body) => {
      const sent = body as Sent;
      const fault = nextFault();
      const replyError = (status: number, category: string, code: string) =>
        reply(status, { errors: [{ category, code, detail: '' }] });
      if (fault === '429') {
        replyError(429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED');
        return;
      }
      if (sent.source_id === 'cnon:card-nonce-declined') {
        replyError(402, 'PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE');
        return;
      }
      if (sent.source_id === 'cnon:card-nonce-used') {
        replyError(400, 'INVALID_REQUEST_ERROR', 'CARD_TOKEN_USED');
        return;
      }
      const id = payments.get(sent.idempotency_key)?.id ?? `sq-${payments.size + 1}`;
      if (!payments.has(sent.idempotency_key)) {
        payments.set(sent.idempotency_key, { id, ...respondTo(sent) });
        charges.set(sent.reference_id, (charges.get(sent.reference_id) ?? 0) + 1);
      }
      if (fault === 'reset') req.socket.destroy();
      else if (fault === '500') replyError(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR');
      else if (fault === '408') replyError(408, 'API_ERROR', 'REQUEST_TIMEOUT');
      else if (fault === '409') replyError(409, 'INVALID_REQUEST_ERROR', 'CONFLICT');
      else if (fault !== 'timeout') reply(200, { payment: { id, ...respondTo(sent, fault) } });
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    charges,
    stop: () => stopAtOnce(server),
  };
}

function respondTo({ amount_money, reference_id }: Sent, fault?: SquareFault) {
  return {
    status: 'COMPLETED',
    amount_money: {
      amount: fault === 'other amount' ? amount_money.amount - 1 : amount_money.amount,
      currency: fault === 'other currency' ? 'CAD' : amount_money.currency,
    },
    reference_id: fault === 'other reference' ? 'another order' : reference_id,
  };
}
