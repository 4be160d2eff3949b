import { describe, expect, it } from 'vitest';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { products } from '#mocks/fixtures/products.ts';
import { reconcile } from './catalogue.ts';

describe('the cart against the catalogue (ruling 22)', () => {
  it('finds nothing where all is as it was', () => {
    expect(reconcile(cartFixtures.many, products)).toEqual({
      prices: new Map(),
      unsold: [],
      soldOut: [],
    });
  });

  it('finds new prices, by value', () => {
    const same = cartFixtures.one.map((line) => ({ ...line, price: '48' }));
    expect(reconcile(same, products).prices.size).toBe(0);
    expect(reconcile(cartFixtures.priceChanged, products).prices).toEqual(
      new Map([['heartbeat-bear', '48.00']]),
    );
  });

  it('finds what is no longer sold', () => {
    expect(reconcile(cartFixtures.noLongerSold, products).unsold).toEqual(['heartbeat-owl']);
  });

  it('finds what is sold out (ruling 49)', () => {
    const catalogue = products.map((product) =>
      product.id === 'heartbeat-bear' ? { ...product, soldOut: true as const } : product,
    );
    expect(reconcile(cartFixtures.one, catalogue)).toMatchObject({
      unsold: ['heartbeat-bear'],
      soldOut: ['heartbeat-bear'],
    });
  });
});
