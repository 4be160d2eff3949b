import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import { readOwnerFile } from '#owner/check.ts';

/** The services and products on sale, in the owner's order. */
export type Catalogue = { services: readonly Service[]; products: readonly Product[] };

/**
 * Reads and validates the owner's catalogue.
 * @throws OwnerFileError that names every invalid field.
 */
export function readCatalogue(folder?: string): Catalogue {
  const { services, products } = readOwnerFile('catalogue', folder);
  return {
    services,
    products: products.map(({ imageUrl, soldOut, size, material, ...rest }) => ({
      ...rest,
      ...(size && { size }),
      ...(material && { material }),
      ...(imageUrl && { imageUrl }),
      ...(soldOut && { soldOut }),
    })),
  };
}
