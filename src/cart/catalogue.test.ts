import { describe, expect, it } from 'vitest';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { products } from '#mocks/fixtures/products.ts';
import { compareWithCatalogue } from './catalogue.ts';

describe('comparing the cart with the catalogue (ruling 22)', () => {
  it('returns no changes for an unchanged catalogue', () => {
    expect(compareWithCatalogue(cartFixtures.many, products)).toEqual({
      prices: new Map(),
      unavailableIds: [],
      soldOut: [],
    });
  });

  it('returns changed prices, compared by value', () => {
    const same = cartFixtures.one.map((line) => ({ ...line, price: '48' }));
    expect(compareWithCatalogue(same, products).prices.size).toBe(0);
    expect(compareWithCatalogue(cartFixtures.priceChanged, products).prices).toEqual(
      new Map([['heartbeat-bear', '48.00']]),
    );
  });

  it('returns items that are no longer sold', () => {
    expect(compareWithCatalogue(cartFixtures.noLongerSold, products).unavailableIds).toEqual([
      'heartbeat-owl',
    ]);
  });

  it('returns items that are sold out (ruling 49)', () => {
    const catalogue = products.map((product) =>
      product.id === 'heartbeat-bear' ? { ...product, soldOut: true as const } : product,
    );
    expect(compareWithCatalogue(cartFixtures.one, catalogue)).toMatchObject({
      unavailableIds: ['heartbeat-bear'],
      soldOut: ['heartbeat-bear'],
    });
  });
});
