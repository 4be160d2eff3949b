import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';

/** The shop's products: `GET /api/products` (ruling 20). */
export const productsQuery = () =>
  queryOptions({ queryKey: ['/api', 'products'], queryFn: () => callApi('listProducts') });
