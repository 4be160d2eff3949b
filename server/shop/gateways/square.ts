import { SquareClient, SquareEnvironment, SquareError } from 'square';
import type { SquareSettings } from '../../config.ts';
import type { ChargeRequest, ChargeResult, Gateway } from './gateway.ts';

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
    demo: false,
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
        return resultOf(payment);
      } catch (error) {
        return resultOfError(error);
      }
    },
  };
}

// https://developer.squareup.com/reference/square/objects/Payment: the status of a card payment.
function resultOf(payment: { id?: string; status?: string } | undefined): ChargeResult {
  if (payment?.id && payment.status === 'COMPLETED') {
    return { outcome: 'succeeded', gatewayId: payment.id };
  }
  if (payment?.status === 'FAILED' || payment?.status === 'CANCELED') {
    return { outcome: 'declined', code: payment.status };
  }
  return { outcome: 'unknown', code: payment?.status ?? 'NO_PAYMENT' };
}

function resultOfError(error: unknown): ChargeResult {
  const status = error instanceof SquareError ? error.statusCode : undefined;
  const first = error instanceof SquareError ? error.errors[0] : undefined;
  const code = first?.code ?? (error instanceof Error ? error.name : 'UNKNOWN');
  // https://developer.squareup.com/docs/build-basics/general-considerations/handling-errors
  if (first?.category === 'PAYMENT_METHOD_ERROR') return { outcome: 'declined', code };
  if (status === undefined || status >= 500) return { outcome: 'unknown', code };
  return { outcome: 'refused', code };
}
