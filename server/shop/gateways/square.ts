import { SquareClient, SquareEnvironment, SquareError, type Square } from 'square';
import { isDemo, type SquareSettings } from '../../config.ts';
import type { ChargeLookup, ChargeRequest, ChargeResult, Gateway } from './gateway.ts';

/**
 * Charges cards through Square. One call for one question: the library's own retries are off,
 * since asking again is the reconciler's work. `baseUrl` stands in for Square's servers in tests.
 */
export function createSquareGateway(settings: SquareSettings, baseUrl?: string): Gateway {
  const client = new SquareClient({
    token: settings.accessToken,
    environment:
      settings.environment === 'production'
        ? SquareEnvironment.Production
        : SquareEnvironment.Sandbox,
    ...(baseUrl && { baseUrl }),
    maxRetries: 0,
  });
  return {
    demo: isDemo({ square: settings }),
    async charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult> {
      try {
        const { payment } = await client.payments.create(
          {
            idempotencyKey: request.key,
            sourceId: request.sourceId,
            amountMoney: { amount: BigInt(request.amountCents), currency: 'USD' },
            locationId: request.locationId,
            referenceId: request.orderId,
            autocomplete: true,
          },
          { maxRetries: 0, timeoutInSeconds: 15, abortSignal: signal },
        );
        return resultOf(payment, request);
      } catch (error) {
        return resultOfError(error);
      }
    },
    async find(lookup: ChargeLookup, signal: AbortSignal): Promise<ChargeResult> {
      try {
        const found: Square.Payment[] = [];
        const payments = await client.payments.list(
          {
            // An hour more, since the two clocks may differ.
            beginTime: new Date(lookup.since - 3_600_000).toISOString(),
            locationId: lookup.locationId,
          },
          { maxRetries: 0, timeoutInSeconds: 15, abortSignal: signal },
        );
        for await (const payment of payments) {
          if (payment.referenceId === lookup.orderId) found.push(payment);
        }
        return resultOfSearch(found, lookup);
      } catch (error) {
        return { outcome: 'unknown', code: codeOf(error) };
      }
    },
    async check(signal: AbortSignal): Promise<string | undefined> {
      try {
        const { location } = await client.locations.get(
          { locationId: settings.locationId },
          { maxRetries: 0, timeoutInSeconds: 10, abortSignal: signal },
        );
        return objectionTo(location);
      } catch (error) {
        return objectionOf(error);
      }
    },
  };
}

function objectionTo(location: Square.Location | undefined): string | undefined {
  if (location?.status === 'INACTIVE') {
    return "Square's location of SQUARE_LOCATION_ID is not active.";
  }
  if (location?.currency && location.currency !== 'USD') {
    return "Square's location of SQUARE_LOCATION_ID does not take US dollars.";
  }
  return undefined;
}

function objectionOf(error: unknown): string {
  const code = codeOf(error);
  const status = error instanceof SquareError ? error.statusCode : undefined;
  if (status === 401 || status === 403) return `Square refuses SQUARE_ACCESS_TOKEN (${code}).`;
  if (status === 400 || status === 404) return `Square refuses SQUARE_LOCATION_ID (${code}).`;
  return `Square could not be asked about SQUARE_ACCESS_TOKEN and SQUARE_LOCATION_ID (${code}).`;
}

// https://developer.squareup.com/reference/square/objects/Payment: the status of a card payment.
function resultOf(
  payment: Square.Payment | undefined,
  asked: Pick<ChargeRequest, 'amountCents' | 'orderId'>,
): ChargeResult {
  if (!payment?.id) return { outcome: 'unknown', code: 'NO_PAYMENT' };
  const { amount, currency } = payment.amountMoney ?? {};
  const isAsked =
    amount === BigInt(asked.amountCents) &&
    currency === 'USD' &&
    payment.referenceId === asked.orderId;
  if (!isAsked) return { outcome: 'unknown', code: 'ANSWER_DIFFERS' };
  if (payment.status === 'COMPLETED') return { outcome: 'succeeded', gatewayId: payment.id };
  if (payment.status === 'FAILED' || payment.status === 'CANCELED') {
    return { outcome: 'declined', code: payment.status };
  }
  return { outcome: 'unknown', code: payment.status ?? 'NO_STATUS' };
}

/** What the records of one order's payments say; those that failed or were given up say nothing. */
function resultOfSearch(found: readonly Square.Payment[], lookup: ChargeLookup): ChargeResult {
  const [payment, another] = found.filter(
    ({ status }) => status !== 'FAILED' && status !== 'CANCELED',
  );
  if (!payment) return { outcome: 'declined', code: 'NOT_CHARGED' };
  if (another) return { outcome: 'unknown', code: 'SEVERAL_CHARGES' };
  if (payment.refundedMoney?.amount) return { outcome: 'unknown', code: 'REFUNDED' };
  return resultOf(payment, lookup);
}

/** The statuses with which Square itself turns a call away; a 408 or a 409 may follow a charge. */
const REFUSALS = new Set([400, 401, 402, 403, 404, 422, 429]);

/** What Square finds before it touches a card: proof that this call charged nothing. */
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
function resultOfError(error: unknown): ChargeResult {
  const code = codeOf(error);
  const errors =
    error instanceof SquareError && REFUSALS.has(error.statusCode ?? 0) && error.errors;
  if (!errors || errors.length === 0) return { outcome: 'unknown', code };
  // First, whatever the category: a token that was used may have been used by an earlier call with
  // this key, so it proves something of this call only.
  if (errors.every(({ code }) => NOTHING_HAPPENED.has(code))) return { outcome: 'refused', code };
  const isDecline = errors.every(
    ({ category, code }) =>
      category === 'PAYMENT_METHOD_ERROR' &&
      code !== 'TEMPORARY_ERROR' &&
      !NOTHING_HAPPENED.has(code),
  );
  return { outcome: isDecline ? 'declined' : 'unknown', code };
}

function codeOf(error: unknown): string {
  const code = error instanceof SquareError ? error.errors[0]?.code : undefined;
  return code ?? (error instanceof Error ? error.name : 'UNKNOWN');
}
