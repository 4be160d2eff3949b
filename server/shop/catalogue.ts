import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import { readOwnerFile } from '#owner/check.ts';

/** What is on offer, in the owner's order. */
export type Catalogue = { services: readonly Service[]; products: readonly Product[] };

/**
 * Reads and checks the owner's catalogue.
 * @throws OwnerFileError that names every field which is wrong.
 */
export function readCatalogue(folder?: string): Catalogue {
  const { services, products } = readOwnerFile('catalogue', folder);
  return {
    services,
    products: products.map(({ imageUrl, soldOut, ...rest }) => ({
      ...rest,
      ...(imageUrl && { imageUrl }),
      ...(soldOut && { soldOut }),
    })),
  };
}
