import { queryOptions } from '@tanstack/react-query';
import { serviceListSchema } from '#contract/services.ts';
import { parseResponse } from './parseResponse.ts';
import { forgetServices, requestServices } from './prices.ts';

/**
 * The bookable services with their prices: `GET /api/services`, or its response on an earlier page.
 */
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['/api', 'services'],
    queryFn: async () => {
      try {
        return parseResponse(serviceListSchema, await requestServices());
      } catch (error) {
        forgetServices();
        throw error;
      }
    },
  });
