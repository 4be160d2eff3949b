import type { Prices } from '#lib/money.ts';
import { requestJson } from './http.ts';

/** What `/api/services` has answered a page that only names prices; empty until one has asked. */
export const earlier: { answer?: Promise<unknown> } = {};

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
 * Asks for the prices, once per load (ruling 34).
 * @throws whatever the request throws; the next page that asks begins anew.
 */
export async function askForPrices(): Promise<Prices> {
  earlier.answer ??= requestJson('/api/services');
  try {
    return pricesOf(await earlier.answer);
  } catch (error) {
    delete earlier.answer;
    throw error;
  }
}
