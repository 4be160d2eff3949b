import { type QueryKey, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { productsQuery } from '#api/products.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { servicesQuery } from '#api/services.ts';
import type { SitePath } from '#content/siteRoutes.ts';
import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';

const words = { name: 'a', description: 'a' };
const service = { ...words, price: 1, features: ['a'] };

/** One of each variant: highlighted and plain, with and without a link to add-ons. */
const services: readonly Service[] = [
  { ...service, id: 'cherished-memories', category: 'ultrasound' },
  { ...service, id: 'quick-peek', category: 'ultrasound' },
  { ...service, id: 'gender-dna-only', category: 'dna-testing' },
  { ...service, id: 'heartbeat-animal-session', category: 'keepsake' },
];

/** One of each variant: with a picture and available, without one and sold out. */
const products: readonly Product[] = [
  { ...words, id: 'a', price: '1.00', imageUrl: '/a.webp' },
  { ...words, id: 'b', price: '1.00', soldOut: true },
];

type DataPage = { queryKey: QueryKey; example: unknown };

/**
 * Pages that show API data: the request of each, and an example response. They request it at once,
 * and hydrate after the first paint.
 */
export const dataPages: ReadonlyMap<string, DataPage> = new Map<SitePath, DataPage>([
  ['/services', { queryKey: servicesQuery().queryKey, example: services }],
  ['/boutique', { queryKey: productsQuery().queryKey, example: products }],
]);

/**
 * The page with example data, rendered only to collect its styles: styles that arrive with the real
 * data would force a style recalculation of the full page.
 */
export function withExample({ queryKey, example }: DataPage, page: ReactNode) {
  const client = createQueryClient();
  client.setQueryData(queryKey, example);
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>;
}
