import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#server/shop/gateways/gateway.ts';
import { createSquareGateway } from '#server/shop/gateways/square.ts';
import { listen, stopAtOnce } from '#tests/support/freePort.ts';

// Response format of Square: https://developer.squareup.com/reference/square/payments-api
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
const paymentReply = (changes: object): Reply => ({
  status: 200,
  body: { payment: { ...payment, ...changes } },
});
const errorReply = (status: number, category: string, code: string): Reply => ({
  status,
  body: { errors: [{ category, code, detail: 'Robin’s card ending in 1111' }] },
});

let reply: Reply;
let asked: { headers: IncomingMessage['headers']; url: string | undefined; body: unknown }[];
let square: Server;
let gateway: Gateway;

beforeAll(async () => {
  square = createServer((req, res) => {
    void text(req).then((sent) => {
      const body = JSON.parse(sent || 'null') as unknown;
      asked.push({ headers: req.headers, url: req.url, body });
      if (reply === 'hang up') req.socket.destroy();
      else if (reply !== 'say nothing') {
        const { status, body: said, ...headers } = typeof reply === 'function' ? reply() : reply;
        res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        res.end(typeof said === 'string' ? said : JSON.stringify(said));
      }
    });
  });
  gateway = createSquareGateway(
    { accessToken: 'test-token', locationId: 'L1', environment: 'sandbox' },
    `http://127.0.0.1:${await listen(square)}`,
  );
});
afterAll(() => stopAtOnce(square));
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

const lookup = { ...request, since: Date.parse('2026-01-15T17:00:00Z') };

const defaultSignal = () => AbortSignal.timeout(15_000);
const charge = (signal = defaultSignal()) => gateway.charge(request, signal);
const findPayment = (signal = defaultSignal()) => gateway.find(lookup, signal);
const check = (signal = defaultSignal()) => gateway.check(signal);

it('the Square gateway aborts each request when the signal fires', async () => {
  reply = 'say nothing';
  expect(await charge(AbortSignal.timeout(100))).toMatchObject({ outcome: 'unknown' });
  expect(await findPayment(AbortSignal.timeout(100))).toMatchObject({ outcome: 'unknown' });
  expect(await check(AbortSignal.timeout(100))).toMatch(/could not be asked/);
  expect(asked).toHaveLength(3);
});

describe('the Square gateway', () => {
  it("sends key, amount, location and order in Square's format", async () => {
    reply = paymentReply({});
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
    [402, 'PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE', 'declined'],
    [400, 'PAYMENT_METHOD_ERROR', 'CVV_FAILURE', 'declined'],
    [401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'refused'],
    [400, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'refused'],
    // An earlier call may have used this token, so it is no decline.
    [400, 'PAYMENT_METHOD_ERROR', 'CARD_TOKEN_USED', 'refused'],
    [429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED', 'refused'],
    [500, 'API_ERROR', 'INTERNAL_SERVER_ERROR', 'unknown'],
    [408, 'API_ERROR', 'REQUEST_TIMEOUT', 'unknown'],
    [409, 'INVALID_REQUEST_ERROR', 'CONFLICT', 'unknown'],
    [400, 'INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED', 'unknown'],
    [400, 'INVALID_REQUEST_ERROR', 'SOMETHING_NEW', 'unknown'],
    // A proxy's timeout status with a rejection in the body.
    [408, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'unknown'],
    // A card error that asks for a retry.
    [400, 'PAYMENT_METHOD_ERROR', 'TEMPORARY_ERROR', 'unknown'],
  ] as const)('maps the error response %i %s %s to %s', async (status, category, code, outcome) => {
    reply = errorReply(status, category, code);
    expect(await charge()).toEqual({ outcome, code });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['FAILED', { status: 'FAILED' }, 'declined'],
    ['CANCELED', { status: 'CANCELED' }, 'declined'],
    ['PENDING', { status: 'PENDING' }, 'unknown'],
    ['NO_STATUS', { status: undefined }, 'unknown'],
    ['ANSWER_DIFFERS', { amount_money: { amount: 1_199, currency: 'USD' } }, 'unknown'],
    ['ANSWER_DIFFERS', { amount_money: { amount: 10_199, currency: 'CAD' } }, 'unknown'],
    ['ANSWER_DIFFERS', { amount_money: undefined }, 'unknown'],
    ['ANSWER_DIFFERS', { reference_id: '00000000-0000-4000-8000-000000000000' }, 'unknown'],
    ['ANSWER_DIFFERS', { status: 'FAILED', reference_id: undefined }, 'unknown'],
  ] as const)('returns %s for a payment with %o: %s', async (code, changes, outcome) => {
    reply = paymentReply(changes);
    expect(await charge()).toEqual({ outcome, code });
    expect(asked).toHaveLength(1);
  });

  const errorsReply = (...found: [category: string, code: string][]): Reply => ({
    status: 400,
    body: { errors: found.map(([category, code]) => ({ category, code })) },
  });
  const anyCode = expect.any(String) as string;

  it.each<[string, Reply, string]>([
    [
      'a decline and a used token',
      errorsReply(
        ['PAYMENT_METHOD_ERROR', 'GENERIC_DECLINE'],
        ['PAYMENT_METHOD_ERROR', 'CARD_TOKEN_USED'],
      ),
      'GENERIC_DECLINE',
    ],
    [
      'two errors of which one proves nothing',
      errorsReply(['INVALID_REQUEST_ERROR', 'NOT_FOUND'], ['API_ERROR', 'INTERNAL_SERVER_ERROR']),
      'NOT_FOUND',
    ],
    ['a proxy’s page', { status: 502, body: '<html>Bad gateway</html>' }, anyCode],
    ['a page instead of an answer', { status: 200, body: '<html>Welcome</html>' }, anyCode],
    ['a refusal without a reason', errorsReply(), 'NO_CODE'],
    ['an empty answer', { status: 200, body: {} }, 'NO_PAYMENT'],
    ['a redirect', { status: 307, body: '', location: '/v2/x' }, 'TypeError'],
    ['a lost connection', 'hang up', anyCode],
  ])('returns an unknown outcome for %s, without a retry', async (_case, answer, code) => {
    reply = answer;
    expect(await charge()).toEqual({ outcome: 'unknown', code });
    expect(asked).toHaveLength(1);
  });

  // Errors before a card is used: https://developer.squareup.com/docs/payments-api/error-codes
  it.each([
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
    'CARD_TOKEN_EXPIRED',
  ])('treats the error %s as not charged', async (code) => {
    reply = errorReply(400, 'INVALID_REQUEST_ERROR', code);
    expect(await charge()).toEqual({ outcome: 'refused', code });
  });

  it.each([
    ['production', 'connect.squareup.com', false],
    ['sandbox', 'connect.squareupsandbox.com', true],
  ] as const)('in %s sends requests to %s, with demo: %s', async (environment, host, demo) => {
    const call = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const real = createSquareGateway({ accessToken: 'x', locationId: 'L1', environment });
    expect(real.demo).toBe(demo);
    await real.charge(request, defaultSignal());
    expect(call.mock.calls.map(([url]) => url)).toEqual([`https://${host}/v2/payments`]);
  });
});

describe("searching Square's records", () => {
  const paymentRecord = (changes: object = {}) => ({ ...payment, ...changes });
  const dollars = (amount: number) => ({ amount, currency: 'USD' });
  const recordsReply = (...payments: object[]): Reply => ({ status: 200, body: { payments } });

  it("requests the location's payments since the given time", async () => {
    reply = recordsReply(paymentRecord({ reference_id: 'another', id: 'sq-0' }), paymentRecord());
    expect(await findPayment()).toEqual({ outcome: 'succeeded', gatewayId: 'sq-1' });
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://square');
    expect(pathname).toBe('/v2/payments');
    expect(Object.fromEntries(searchParams)).toEqual({
      begin_time: '2026-01-15T16:00:00.000Z',
      location_id: 'L1',
    });
  });

  it.each([
    ['none', [paymentRecord({ reference_id: 'another' })], 'declined', 'NOT_CHARGED'],
    ['none but a decline', [paymentRecord({ status: 'FAILED' })], 'declined', 'NOT_CHARGED'],
    ['none but one given up', [paymentRecord({ status: 'CANCELED' })], 'declined', 'NOT_CHARGED'],
    ['two', [paymentRecord(), paymentRecord({ id: 'sq-2' })], 'unknown', 'SEVERAL_CHARGES'],
    ['another amount', [paymentRecord({ amount_money: dollars(1) })], 'unknown', 'ANSWER_DIFFERS'],
    ['a refund', [paymentRecord({ refunded_money: dollars(10_199) })], 'unknown', 'REFUNDED'],
    ['one that is not through', [paymentRecord({ status: 'PENDING' })], 'unknown', 'PENDING'],
  ] as const)('with %s returns the outcome %s', async (_case, payments, outcome, code) => {
    reply = recordsReply(...payments);
    expect(await findPayment()).toEqual({ outcome, code });
  });

  it.each([
    ['a wrong token', errorReply(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED')],
    ['a fault of Square’s', errorReply(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR')],
    ['a lost connection', 'hang up'],
  ] as const)('returns an unknown outcome after %s', async (_case, answer) => {
    reply = answer;
    expect(await findPayment()).toMatchObject({ outcome: 'unknown' });
  });

  it('reads all result pages', async () => {
    const pages = [{ payments: [], cursor: 'more' }, { payments: [paymentRecord()] }];
    reply = () => ({ status: 200, body: pages.shift() });
    expect(await findPayment()).toMatchObject({ outcome: 'succeeded' });
    expect(asked).toHaveLength(2);
  });
});

describe("checking Square's settings", () => {
  const location = (changes: object): Reply => ({
    status: 200,
    body: { location: { id: 'L1', status: 'ACTIVE', currency: 'USD', ...changes } },
  });

  it('accepts a location that takes US dollars', async () => {
    reply = location({});
    expect(await check()).toBeUndefined();
    expect(asked[0]?.url).toBe('/v2/locations/L1');
  });

  const rejectedCase = (status: number, category: string, code: string, setting: string) =>
    [errorReply(status, category, code), new RegExp(`refuses ${setting} \\(${code}\\)`)] as const;

  it.each<readonly [Reply, RegExp]>([
    [location({ status: 'INACTIVE' }), /SQUARE_LOCATION_ID is not active/],
    [location({ currency: 'CAD' }), /SQUARE_LOCATION_ID does not take US dollars/],
    rejectedCase(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'SQUARE_ACCESS_TOKEN'),
    rejectedCase(403, 'AUTHENTICATION_ERROR', 'FORBIDDEN', 'SQUARE_ACCESS_TOKEN'),
    rejectedCase(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'SQUARE_LOCATION_ID'),
    rejectedCase(400, 'INVALID_REQUEST_ERROR', 'BAD_REQUEST', 'SQUARE_LOCATION_ID'),
    ['hang up', /could not be asked/],
  ])('reports a setting that prevents charges', async (said, sentence) => {
    reply = said;
    const warning = await check();
    expect(warning).toMatch(sentence);
    expect(warning).toMatch(/^[^\n]+\.$/);
    expect(warning).not.toMatch(/test-token|1111/);
  });
});
