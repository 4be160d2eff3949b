import { useEffect, useState } from 'react';
import type { endpoints } from '#contract/endpoints.ts';
import type { Prices } from '#lib/money.ts';
import { requestJson } from './http.ts';

/** A literal: importing `endpoints` would load all schemas. */
const path: typeof endpoints.listServices.path = '/api/services';

let response: Promise<unknown> | undefined;

/** Makes the next `requestServices` send a request. */
export function forgetServices(): void {
  response = undefined;
}

/**
 * The response of `GET /api/services`, requested once per page load (ruling 34).
 * @throws ApiError, TypeError or SyntaxError of the request; the next call retries.
 */
export function requestServices(): Promise<unknown> {
  response ??= requestJson(path).catch((error: unknown) => {
    forgetServices();
    throw error;
  });
  return response;
}

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

const unknownPrices: Prices = new Map();

/**
 * Prices for a page that works without them, without the code of the query client; empty until they
 * have loaded and when loading fails.
 */
export function usePrices(): Prices {
  const [prices, setPrices] = useState(unknownPrices);
  useEffect(() => {
    requestServices().then(
      (services) => setPrices(parsePrices(services)),
      () => undefined,
    );
  }, []);
  return prices;
}
