import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';

const service = (id: string, category: Service['category']): Service => ({
  id,
  name: id,
  description: id,
  price: 1,
  features: [id],
  category,
});

/** One service of each look: highlighted and plain, with and without an add-on's link. */
export const services: readonly Service[] = [
  service('cherished-memories', 'ultrasound'),
  service('quick-peek', 'ultrasound'),
  service('gender-dna-only', 'dna-testing'),
  service('heartbeat-animal-session', 'keepsake'),
];

/** One item of each look: with a picture and without, to be had and sold out. */
export const products: readonly Product[] = [
  { id: 'a', name: 'a', description: 'a', price: '1.00', imageUrl: '/a.webp' },
  { id: 'b', name: 'b', description: 'b', price: '1.00', soldOut: true },
];
