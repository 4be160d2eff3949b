import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import { ConfigError } from '../config.ts';
import { catalogueSchema } from './catalogue.schema.ts';

/** What is on offer, in the owner's order. */
export type Catalogue = { services: readonly Service[]; products: readonly Product[] };

export const catalogueFile = resolve(import.meta.dirname, '../../owner/catalogue.json');

/**
 * Reads and checks the owner's catalogue.
 * @throws ConfigError that names the field which is wrong.
 */
export function readCatalogue(file = catalogueFile): Catalogue {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message : 'it cannot be read';
    throw new ConfigError(`owner/catalogue.json is not valid: ${why}.`);
  }
  return parseCatalogue(json);
}

/** Checks a catalogue; the errors are those of {@link readCatalogue}. */
export function parseCatalogue(json: unknown): Catalogue {
  const parsed = catalogueSchema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.reduce<string>(
      (path, key) => path + (typeof key === 'number' ? `[${key}]` : `${path && '.'}${String(key)}`),
      '',
    );
    throw new ConfigError(`owner/catalogue.json, ${field || 'the file'}: ${issue?.message}.`);
  }
  const { services, products } = parsed.data;
  return {
    services,
    products: products.map(({ imageUrl, ...rest }) => (imageUrl ? { ...rest, imageUrl } : rest)),
  };
}
