import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#server/shop/gateways/gateway.ts';
import { createSquareGateway } from '#server/shop/gateways/square.ts';

// Answers in the shapes of Square's API: https://developer.squareup.com/reference/square/payments-api
type Reply =
  | { status: number; body: unknown; location?: string }
  | (() => { status: number; body: unknown })
  | 'hang up'
  | 'say nothing';

const payment = {
  id: 'sq-1',
  status: 'COMPLETED',
  amount_money: { amount: 10_199, currency: 'USD' },
  reference_id: '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
};
const answered = (changes: object): Reply => ({
  status: 200,
  body: { payment: { ...payment, ...changes } },
});
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
      const body = JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown;
      asked.push({ headers: req.headers, url: req.url, body });
      if (reply === 'hang up') req.socket.destroy();
      else if (reply !== 'say nothing') {
        const { status, body: said, ...headers } = typeof reply === 'function' ? reply() : reply;
        res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        res.end(typeof said === 'string' ? said : JSON.stringify(said));
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
afterEach(() => {
  vi.restoreAllMocks();
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
  it("sends key, amount, location and order in Square's format", async () => {
    reply = answered({});
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
    ['a failed payment', answered({ status: 'FAILED' }), 'declined', 'FAILED'],
    ['a payment that was given up', answered({ status: 'CANCELED' }), 'declined', 'CANCELED'],
    ['a payment without a status', answered({ status: undefined }), 'unknown', 'NO_STATUS'],
    [
      'a wrong token',
      failed(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED'),
      'refused',
      'UNAUTHORIZED',
    ],
    ['a wrong location', failed(400, 'INVALID_REQUEST_ERROR', 'NOT_FOUND'), 'refused', 'NOT_FOUND'],
    // A token that this call found used may have been used by an earlier one: no decline.
    [
      'a token that was used, whatever its category',
      failed(400, 'PAYMENT_METHOD_ERROR', 'CARD_TOKEN_USED'),
      'refused',
      'CARD_TOKEN_USED',
    ],
    [
      'a token that was used and something else',
      {
        status: 400,
        body: {
          errors: [
            { category: 'PAYMENT_METHOD_ERROR', code: 'GENERIC_DECLINE' },
            { category: 'PAYMENT_METHOD_ERROR', code: 'CARD_TOKEN_USED' },
          ],
        },
      } as Reply,
      'unknown',
      'GENERIC_DECLINE',
    ],
    ['too many calls', failed(429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED'), 'refused', 'RATE_LIMITED'],
    [
      'a fault of Square’s',
      failed(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR'),
      'unknown',
      'INTERNAL_SERVER_ERROR',
    ],
    ['a late timeout', failed(408, 'API_ERROR', 'REQUEST_TIMEOUT'), 'unknown', 'REQUEST_TIMEOUT'],
    ['a conflict', failed(409, 'INVALID_REQUEST_ERROR', 'CONFLICT'), 'unknown', 'CONFLICT'],
    [
      'a key that it knows with another body',
      failed(400, 'INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED'),
      'unknown',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    [
      'a code that is not ours to know',
      failed(400, 'INVALID_REQUEST_ERROR', 'SOMETHING_NEW'),
      'unknown',
      'SOMETHING_NEW',
    ],
    [
      'a proxy’s timeout that names a refusal',
      failed(408, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED'),
      'unknown',
      'UNAUTHORIZED',
    ],
    [
      'a card’s error that asks to be called again',
      failed(400, 'PAYMENT_METHOD_ERROR', 'TEMPORARY_ERROR'),
      'unknown',
      'TEMPORARY_ERROR',
    ],
    [
      'two errors of which one proves nothing',
      {
        status: 400,
        body: {
          errors: [
            { category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND' },
            { category: 'API_ERROR', code: 'INTERNAL_SERVER_ERROR' },
          ],
        },
      },
      'unknown',
      'NOT_FOUND',
    ],
    ['a payment that is not through', answered({ status: 'PENDING' }), 'unknown', 'PENDING'],
    [
      'another amount',
      answered({ amount_money: { amount: 1_199, currency: 'USD' } }),
      'unknown',
      'ANSWER_DIFFERS',
    ],
    [
      'another currency',
      answered({ amount_money: { amount: 10_199, currency: 'CAD' } }),
      'unknown',
      'ANSWER_DIFFERS',
    ],
    [
      'another order',
      answered({ reference_id: '00000000-0000-4000-8000-000000000000' }),
      'unknown',
      'ANSWER_DIFFERS',
    ],
    ['no amount', answered({ amount_money: undefined }), 'unknown', 'ANSWER_DIFFERS'],
    [
      'another order’s failure',
      answered({ status: 'FAILED', reference_id: undefined }),
      'unknown',
      'ANSWER_DIFFERS',
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
    ['a refusal without a reason', { status: 400, body: { errors: [] } }, 'unknown', 'NO_CODE'],
    ['an empty answer', { status: 200, body: {} }, 'unknown', 'NO_PAYMENT'],
    ['a redirect', { status: 307, body: '', location: '/v2/x' }, 'unknown', 'TypeError'],
    ['a lost connection', 'hang up', 'unknown', expect.any(String)],
  ] as const)('maps %s to its outcome with one request', async (_case, answer, outcome, code) => {
    reply = answer as Reply;
    expect(await charge()).toEqual({ outcome, code: code as string });
    expect(asked).toHaveLength(1);
  });

  // What Square finds before it touches a card: https://developer.squareup.com/docs/payments-api/error-codes
  it.each([
    'UNAUTHORIZED',
    'ACCESS_TOKEN_EXPIRED',
    'ACCESS_TOKEN_REVOKED',
    'CLIENT_DISABLED',
    'APPLICATION_DISABLED',
    'FORBIDDEN',
    'INSUFFICIENT_SCOPES',
    'CARD_PROCESSING_NOT_ENABLED',
    'BAD_REQUEST',
    'MISSING_REQUIRED_PARAMETER',
    'INVALID_VALUE',
    'VALUE_EMPTY',
    'VALUE_TOO_LONG',
    'VALUE_TOO_LOW',
    'VALUE_TOO_HIGH',
    'INVALID_LOCATION',
    'NOT_FOUND',
    'CARD_TOKEN_EXPIRED',
    'CARD_TOKEN_USED',
    'RATE_LIMITED',
  ])('treats %s as not charged', async (code) => {
    reply = failed(400, 'INVALID_REQUEST_ERROR', code);
    expect(await charge()).toEqual({ outcome: 'refused', code });
  });

  it('aborts when the signal fires and returns an unknown outcome', async () => {
    reply = 'say nothing';
    expect(await charge(AbortSignal.timeout(100))).toMatchObject({ outcome: 'unknown' });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['production', 'connect.squareup.com'],
    ['sandbox', 'connect.squareupsandbox.com'],
  ] as const)('calls in %s the servers of %s', async (environment, host) => {
    const call = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const real = createSquareGateway({ accessToken: 'x', locationId: 'L1', environment });
    await real.charge(request, AbortSignal.timeout(5_000));
    expect(call.mock.calls.map(([url]) => url)).toEqual([`https://${host}/v2/payments`]);
  });

  it('returns an unknown outcome when the connection fails', async () => {
    const nobody = createSquareGateway(
      { accessToken: 'x', locationId: 'L1', environment: 'sandbox' },
      'http://127.0.0.1:1',
    );
    expect(await nobody.charge(request, AbortSignal.timeout(5_000))).toMatchObject({
      outcome: 'unknown',
    });
  });
});

describe("searching Square's records", () => {
  const lookup = { ...request, since: Date.parse('2026-01-15T17:00:00Z') };
  const search = () => gateway.find(lookup, AbortSignal.timeout(15_000));
  const record = (changes: object = {}) => ({ ...payment, ...changes });
  const records = (...payments: object[]): Reply => ({ status: 200, body: { payments } });

  it("requests the location's payments since the given time", async () => {
    reply = records(record({ reference_id: 'another', id: 'sq-0' }), record());
    expect(await search()).toEqual({ outcome: 'succeeded', gatewayId: 'sq-1' });
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://square');
    expect(pathname).toBe('/v2/payments');
    expect(Object.fromEntries(searchParams)).toEqual({
      begin_time: '2026-01-15T16:00:00.000Z',
      location_id: 'L1',
    });
  });

  it.each([
    ['none', [record({ reference_id: 'another' })], 'declined', 'NOT_CHARGED'],
    ['none but a decline', [record({ status: 'FAILED' })], 'declined', 'NOT_CHARGED'],
    ['none but one given up', [record({ status: 'CANCELED' })], 'declined', 'NOT_CHARGED'],
    ['two', [record(), record({ id: 'sq-2' })], 'unknown', 'SEVERAL_CHARGES'],
    [
      'one of another amount',
      [record({ amount_money: { amount: 1, currency: 'USD' } })],
      'unknown',
      'ANSWER_DIFFERS',
    ],
    [
      'one that was given back',
      [record({ refunded_money: { amount: 10_199, currency: 'USD' } })],
      'unknown',
      'REFUNDED',
    ],
    ['one that is not through', [record({ status: 'PENDING' })], 'unknown', 'PENDING'],
  ] as const)('with %s returns %s', async (_case, payments, outcome, code) => {
    reply = records(...payments);
    expect(await search()).toEqual({ outcome, code });
  });

  it.each([
    ['a wrong token', failed(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED')],
    ['a fault of Square’s', failed(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR')],
    ['a lost connection', 'hang up'],
  ] as const)('returns undefined after %s', async (_case, answer) => {
    reply = answer;
    expect(await search()).toMatchObject({ outcome: 'unknown' });
  });

  it('aborts the request when the signal fires', async () => {
    reply = 'say nothing';
    expect(await gateway.find(lookup, AbortSignal.timeout(100))).toMatchObject({
      outcome: 'unknown',
    });
  });

  it('reads every page of the records', async () => {
    const pages = [{ payments: [], cursor: 'more' }, { payments: [record()] }];
    reply = () => ({ status: 200, body: pages.shift() });
    expect(await search()).toMatchObject({ outcome: 'succeeded' });
    expect(asked).toHaveLength(2);
  });
});

describe("checking Square's settings", () => {
  const check = () => gateway.check(AbortSignal.timeout(15_000));
  const location = (changes: object): Reply => ({
    status: 200,
    body: { location: { id: 'L1', status: 'ACTIVE', currency: 'USD', ...changes } },
  });

  it('accepts a location that takes dollars', async () => {
    reply = location({});
    expect(await check()).toBeUndefined();
    expect(asked[0]?.url).toBe('/v2/locations/L1');
  });

  it.each([
    [location({ status: 'INACTIVE' }), /SQUARE_LOCATION_ID is not active/],
    [location({ currency: 'CAD' }), /SQUARE_LOCATION_ID does not take US dollars/],
    [failed(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED'), /refuses SQUARE_ACCESS_TOKEN \(UNAUTHO/],
    [failed(403, 'AUTHENTICATION_ERROR', 'FORBIDDEN'), /refuses SQUARE_ACCESS_TOKEN \(FORBIDDEN\)/],
    [failed(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND'), /refuses SQUARE_LOCATION_ID \(NOT_FOUND\)/],
    [failed(400, 'INVALID_REQUEST_ERROR', 'BAD_REQUEST'), /refuses SQUARE_LOCATION_ID \(BAD_/],
    ['hang up', /could not be asked/],
  ] as [Reply, RegExp][])('reports a mismatch in one sentence', async (said, sentence) => {
    reply = said;
    const warning = await check();
    expect(warning).toMatch(sentence);
    expect(warning).toMatch(/^[^\n]+\.$/);
    expect(warning).not.toMatch(/test-token|1111/);
  });

  it('aborts the request when the signal fires', async () => {
    reply = 'say nothing';
    expect(await gateway.check(AbortSignal.timeout(100))).toMatch(/could not be asked/);
  });

  it('reports the sandbox as a demo', () => {
    const settings = { accessToken: 'x', locationId: 'L1' };
    expect(gateway.demo).toBe(true);
    expect(createSquareGateway({ ...settings, environment: 'production' }).demo).toBe(false);
  });
});
