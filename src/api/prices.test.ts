import { expect, test } from 'vitest';
import { parsePrices } from './prices.ts';

test('parsePrices maps ids to prices and skips invalid services', () => {
  const services = [{ id: 'quick-peek', price: 59, name: 'Quick Peek' }, { id: 'x' }, null, 'y'];
  expect(parsePrices(services)).toEqual(new Map([['quick-peek', 59]]));
});

test('parsePrices returns no prices for a response that is not a list', () => {
  expect(parsePrices({ error: 'no' }).size).toBe(0);
  expect(parsePrices(undefined).size).toBe(0);
});
