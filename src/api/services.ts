import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';

/** The bookable services with their prices: `GET /api/services`, once per load (ruling 34). */
export const servicesQuery = () =>
  queryOptions({ queryKey: ['/api', 'services'], queryFn: () => callApi('listServices') });
