import { queryOptions } from '@tanstack/react-query';
import { serviceListSchema } from '#contract/services.ts';
import { callApi } from './client.ts';
import { pricesPromise } from './fetchPrices.ts';
import { parseResponse } from './parseResponse.ts';

/**
 * The bookable services with their prices: `GET /api/services`. Reuses the response if an earlier
 * page has already fetched the prices: once per page load (ruling 34).
 */
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['/api', 'services'],
    queryFn: async () => {
      const known = await pricesPromise.answer?.catch(() => undefined);
      return known === undefined
        ? callApi('listServices')
        : parseResponse(serviceListSchema, known);
    },
  });
