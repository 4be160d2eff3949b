import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { serviceListSchema } from '#contract/services.ts';
import { callApi } from './client.ts';
import { pricesPromise } from './fetchPrices.ts';

/**
 * The bookable services with their prices: `GET /api/services`, once per load (ruling 34), also where
 * an earlier page has asked for the prices alone.
 */
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['/api', 'services'],
    queryFn: async () => {
      const known = await pricesPromise.answer?.catch(() => undefined);
      return known === undefined ? callApi('listServices') : z.parse(serviceListSchema, known);
    },
  });
