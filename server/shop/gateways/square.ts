import * as z from 'zod';
import { isDemo, type SquareSettings } from '../../config.ts';
import type { Charge, ChargeResult, Gateway } from './gateway.ts';

const money = z.object({ amount: z.number(), currency: z.string() });
const payment = z.object({
  id: z.string(),
  status: z.string().optional(),
  reference_id: z.string().optional(),
  amount_money: money.optional(),
  refunded_money: money.optional(),
});

/** The used parts of Square's responses: https://developer.squareup.com/reference/square */
const answerSchema = z.object({
  payment: payment.optional(),
  payments: z.array(payment).default([]),
  cursor: z.string().optional(),
  location: z.object({ status: z.string(), currency: z.string() }).partial().default({}),
  errors: z.array(z.object({ category: z.string(), code: z.string() })).default([]),
});

/** `code` explains a failure: Square's own code, or the name of a network or parsing error. */
type Answer = z.infer<typeof answerSchema> & { status: number; code: string };

/**
 * Charges cards through Square. Sends each request once: retries are the reconciler's.
 * @param host replaced by a fake in tests.
 */
export function createSquareGateway(
  settings: SquareSettings,
  host = `https://connect.squareup${settings.environment === 'sandbox' ? 'sandbox' : ''}.com`,
): Gateway {
  async function callSquare(path: string, signal: AbortSignal, body?: object): Promise<Answer> {
    try {
      const response = await fetch(`${host}/v2/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${settings.accessToken}`,
          'Content-Type': 'application/json',
          'Square-Version': '2026-09-16',
        },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal,
      });
      const answer = answerSchema.parse(await response.json());
      const code = answer.errors[0]?.code ?? 'NO_CODE';
      return { ...answer, status: response.status, code };
    } catch (error) {
      const code = error instanceof Error ? error.name : 'UNKNOWN';
      return { ...answerSchema.parse({}), status: 0, code };
    }
  }
  return {
    demo: isDemo({ square: settings }),
    async charge(request, signal) {
      const answer = await callSquare('payments', signal, {
        idempotency_key: request.key,
        source_id: request.sourceId,
        amount_money: { amount: request.amountCents, currency: 'USD' },
        location_id: request.locationId,
        reference_id: request.orderId,
        autocomplete: true,
      });
      return answer.status === 200
        ? resultOfPayment(answer.payment, request)
        : resultOfFailure(answer);
    },
    async find(lookup, signal) {
      const query = new URLSearchParams({
        // From an hour earlier, since Square's clock and this server's may differ.
        begin_time: new Date(lookup.since - 3_600_000).toISOString(),
        location_id: lookup.locationId,
      });
      const found: Answer['payments'] = [];
      for (;;) {
        const { status, code, payments, cursor } = await callSquare(`payments?${query}`, signal);
        if (status !== 200) return { outcome: 'unknown', code };
        found.push(...payments.filter((one) => one.reference_id === lookup.orderId));
        if (!cursor) return resultOfSearch(found, lookup);
        query.set('cursor', cursor);
      }
    },
    async check(signal) {
      const path = `locations/${encodeURIComponent(settings.locationId)}`;
      return findSettingsError(await callSquare(path, signal));
    },
  };
}

function findSettingsError({ status, code, location }: Answer): string | undefined {
  if (status === 401 || status === 403) return `Square refuses SQUARE_ACCESS_TOKEN (${code}).`;
  if (status === 400 || status === 404) return `Square refuses SQUARE_LOCATION_ID (${code}).`;
  if (status !== 200) {
    return `Square could not be asked about SQUARE_ACCESS_TOKEN and SQUARE_LOCATION_ID (${code}).`;
  }
  if (location.status === 'INACTIVE') {
    return "Square's location of SQUARE_LOCATION_ID is not active.";
  }
  if (location.currency && location.currency !== 'USD') {
    return "Square's location of SQUARE_LOCATION_ID does not take US dollars.";
  }
  return undefined;
}

// Payment statuses: https://developer.squareup.com/reference/square/objects/Payment
function resultOfPayment(
  payment: Answer['payment'],
  { orderId, amountCents }: Charge,
): ChargeResult {
  if (!payment) return { outcome: 'unknown', code: 'NO_PAYMENT' };
  const { id, status, amount_money: money, reference_id } = payment;
  const isAsked =
    money?.amount === amountCents && money.currency === 'USD' && reference_id === orderId;
  if (!isAsked) return { outcome: 'unknown', code: 'ANSWER_DIFFERS' };
  if (status === 'COMPLETED') return { outcome: 'succeeded', gatewayId: id };
  if (status === 'FAILED' || status === 'CANCELED') return { outcome: 'declined', code: status };
  return { outcome: 'unknown', code: status ?? 'NO_STATUS' };
}

/** The outcome by the recorded payments of one order; failed and canceled ones are ignored. */
function resultOfSearch(found: Answer['payments'], asked: Charge): ChargeResult {
  const [payment, another] = found.filter(
    ({ status }) => status !== 'FAILED' && status !== 'CANCELED',
  );
  if (!payment) return { outcome: 'declined', code: 'NOT_CHARGED' };
  if (another) return { outcome: 'unknown', code: 'SEVERAL_CHARGES' };
  if (payment.refunded_money?.amount) return { outcome: 'unknown', code: 'REFUNDED' };
  return resultOfPayment(payment, asked);
}

/** Statuses of requests that Square rejected; not 408 and 409, which may follow a charge. */
const REFUSALS = new Set([400, 401, 402, 403, 404, 422, 429]);

/** Errors that Square reports before it uses a card: this call charged nothing. */
const NOTHING_HAPPENED = new Set([
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
]);

// https://developer.squareup.com/docs/build-basics/general-considerations/handling-errors
function resultOfFailure({ status, code, errors }: Answer): ChargeResult {
  if (!REFUSALS.has(status)) return { outcome: 'unknown', code };
  // Checked before the category: a used token may have been used by an earlier call with this key,
  // so the error proves only that this call did not charge.
  const outcomes = errors.map(({ category, code }) => {
    if (NOTHING_HAPPENED.has(code)) return 'refused';
    const isDecline = category === 'PAYMENT_METHOD_ERROR' && code !== 'TEMPORARY_ERROR';
    return isDecline ? 'declined' : 'unknown';
  });
  const [outcome = 'unknown', ...others] = new Set(outcomes);
  return { outcome: others.length ? 'unknown' : outcome, code };
}
