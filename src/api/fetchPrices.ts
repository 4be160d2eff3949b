import type { Prices } from '#lib/money.ts';
import { requestJson } from './http.ts';

/** The shared request to `/api/services`; empty before the first call and after a failure. */
export const pricesPromise: { answer?: Promise<unknown> } = {};

/**
 * The prices in a response, by service id. Invalid entries are skipped: a page works without
 * prices.
 */
export function parsePrices(services: unknown): Prices {
  if (!Array.isArray(services)) return new Map();
  const named = services.filter(
    (service: unknown): service is { id: string; price: number } =>
      typeof service === 'object' &&
      service !== null &&
      'id' in service &&
      typeof service.id === 'string' &&
      'price' in service &&
      typeof service.price === 'number',
  );
  return new Map(named.map(({ id, price }) => [id, price]));
}

/**
 * Fetches the prices, once per page load (ruling 34).
 * @throws ApiError, TypeError or SyntaxError of the request; the next call retries.
 */
export async function fetchPrices(): Promise<Prices> {
  pricesPromise.answer ??= requestJson('/api/services');
  try {
    return parsePrices(await pricesPromise.answer);
  } catch (error) {
    delete pricesPromise.answer;
    throw error;
  }
}
