import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '#server/shop/gateways/gateway.ts';
import { createSquareGateway } from '#server/shop/gateways/square.ts';

// Answers in the shapes of Square's API: https://developer.squareup.com/reference/square/payments-api
type Reply = { status: number; body: unknown } | 'hang up' | 'say nothing';

const completed: Reply = { status: 200, body: { payment: { id: 'sq-1', status: 'COMPLETED' } } };
const failed = (status: number, category: string, code: string): Reply => ({
  status,
  body: { errors: [{ category, code, detail: 'Robin’s card ending in 1111' }] },
});

let reply: Reply;
let asked: { headers: IncomingMessage['headers']; url: string | undefined; body: unknown }[];
let square: Server;
let gateway: Gateway;

beforeAll(async () => {
  square = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as unknown;
      asked.push({ headers: req.headers, url: req.url, body });
      if (reply === 'hang up') req.socket.destroy();
      else if (reply !== 'say nothing') {
        res.writeHead(reply.status, { 'Content-Type': 'application/json' });
        res.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
      }
    });
  });
  await new Promise<void>((resolve) => square.listen(0, '127.0.0.1', resolve));
  gateway = createSquareGateway(
    { accessToken: 'test-token', locationId: 'L1', environment: 'sandbox' },
    `http://127.0.0.1:${(square.address() as AddressInfo).port}`,
  );
});
afterAll(() => {
  square.closeAllConnections();
  square.close();
});
beforeEach(() => {
  asked = [];
});

const request = {
  key: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  sourceId: 'cnon:card-nonce-ok',
  amountCents: 10_199,
  locationId: 'L1',
  orderId: '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
};

const charge = (signal = AbortSignal.timeout(15_000)) => gateway.charge(request, signal);

describe('the Square gateway', () => {
  it('sends key, amount, location and order as the API has them', async () => {
    reply = completed;
    expect(await charge()).toEqual({ outcome: 'succeeded', gatewayId: 'sq-1' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: '/v2/payments',
      headers: { authorization: 'Bearer test-token' },
      body: {
        idempotency_key: request.key,
        source_id: 'cnon:card-nonce-ok',
        amount_money: { amount: 10_199, currency: 'USD' },
        location_id: 'L1',
        reference_id: request.orderId,
        autocomplete: true,
      },
    });
  });

  it.each([
    [
      'a declined card',
      failed(402, 'PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE'),
      'declined',
      'GENERIC_DECLINE',
    ],
    ['a wrong CVV', failed(400, 'PAYMENT_METHOD_ERROR', 'CVV_FAILURE'), 'declined', 'CVV_FAILURE'],
    [
      'a failed payment',
      { status: 200, body: { payment: { id: 'x', status: 'FAILED' } } },
      'declined',
      'FAILED',
    ],
    [
      'a wrong token',
      failed(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED'),
      'refused',
      'UNAUTHORIZED',
    ],
    ['a wrong location', failed(400, 'INVALID_REQUEST_ERROR', 'NOT_FOUND'), 'refused', 'NOT_FOUND'],
    ['too many calls', failed(429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED'), 'refused', 'RATE_LIMITED'],
    [
      'a fault of Square’s',
      failed(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR'),
      'unknown',
      'INTERNAL_SERVER_ERROR',
    ],
    [
      'a payment that is not through',
      { status: 200, body: { payment: { id: 'x', status: 'PENDING' } } },
      'unknown',
      'PENDING',
    ],
    [
      'a proxy’s page',
      { status: 502, body: '<html>Bad gateway</html>' },
      'unknown',
      expect.any(String),
    ],
    [
      'a page instead of an answer',
      { status: 200, body: '<html>Welcome</html>' },
      'unknown',
      expect.any(String),
    ],
    ['an empty answer', { status: 200, body: {} }, 'unknown', 'NO_PAYMENT'],
    ['a lost connection', 'hang up', 'unknown', expect.any(String)],
  ] as const)('takes %s for what it is, and asks once', async (_case, answer, outcome, code) => {
    reply = answer as Reply;
    expect(await charge()).toEqual({ outcome, code: code as string });
    expect(asked).toHaveLength(1);
  });

  it('gives up when told to, and leaves the outcome open', async () => {
    reply = 'say nothing';
    expect(await charge(AbortSignal.timeout(100))).toMatchObject({ outcome: 'unknown' });
    expect(asked).toHaveLength(1);
  });

  it('is unknown when nobody is there', async () => {
    const nobody = createSquareGateway(
      { accessToken: 'x', locationId: 'L1', environment: 'sandbox' },
      'http://127.0.0.1:1',
    );
    expect(await nobody.charge(request, AbortSignal.timeout(5_000))).toMatchObject({
      outcome: 'unknown',
    });
  });
});
