import { expect, test } from 'vitest';
import { pricesOf } from './askForPrices.ts';

test('the prices are read by id, and what is no service is passed over', () => {
  const services = [{ id: 'quick-peek', price: 59, name: 'Quick Peek' }, { id: 'x' }, null, 'y'];
  expect(pricesOf(services)).toEqual(new Map([['quick-peek', 59]]));
});

test('an answer that is no list has no prices', () => {
  expect(pricesOf({ error: 'no' }).size).toBe(0);
  expect(pricesOf(undefined).size).toBe(0);
});
