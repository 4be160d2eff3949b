import type { Prices } from '#lib/money.ts';
import { requestJson } from './http.ts';

/** The pending or finished request of `/api/services` for prices; empty before the first. */
export const pricesPromise: { answer?: Promise<unknown> } = {};

/** The prices of a list of services. It is read leniently: a page without a price is still a page. */
export function pricesOf(services: unknown): Prices {
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
 * Fetches the prices, once per load (ruling 34).
 * @throws whatever the request throws; the next call tries again.
 */
export async function fetchPrices(): Promise<Prices> {
  pricesPromise.answer ??= requestJson('/api/services');
  try {
    return pricesOf(await pricesPromise.answer);
  } catch (error) {
    delete pricesPromise.answer;
    throw error;
  }
}
