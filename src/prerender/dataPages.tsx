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

/** One of each look: highlighted and plain, with and without an add-on's link. */
const services: readonly Service[] = [
  { ...service, id: 'cherished-memories', category: 'ultrasound' },
  { ...service, id: 'quick-peek', category: 'ultrasound' },
  { ...service, id: 'gender-dna-only', category: 'dna-testing' },
  { ...service, id: 'heartbeat-animal-session', category: 'keepsake' },
];

/** With a picture and without, available and sold out. */
const products: readonly Product[] = [
  { ...words, id: 'a', price: '1.00', imageUrl: '/a.webp' },
  { ...words, id: 'b', price: '1.00', soldOut: true },
];

type DataPage = { queryKey: QueryKey; example: unknown };

/**
 * The pages whose point is data of the API: what each requests, and an example of the answer. They
 * request it at once, and hydrate as soon as they have painted.
 */
export const dataPages: ReadonlyMap<string, DataPage> = new Map<SitePath, DataPage>([
  ['/services', { queryKey: servicesQuery().queryKey, example: services }],
  ['/boutique', { queryKey: productsQuery().queryKey, example: products }],
]);

/**
 * The page with its data, drawn for the styles alone: styles that came in with the data would make the
 * browser recalculate the complete page.
 */
export function withExample({ queryKey, example }: DataPage, page: ReactNode) {
  const client = createQueryClient();
  client.setQueryData(queryKey, example);
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>;
}
