import { afterEach, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { parseResponse } from './parseResponse.ts';

const { listServices, listProducts, createOrder, processPayment } = endpoints;
const id = '10000000-0000-4000-8000-000000000001';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a service', listServices.response, services],
  ['a product', listProducts.response, products],
  ['an order', createOrder.response, { id }],
  ['a paid order', processPayment.response, { success: true, paymentId: id }],
] as const)('parseResponse ignores an unknown field of %s', (_case, schema, known) => {
  const addField = (entry: object) => ({ ...entry, addedLater: { by: 'a newer server' } });
  const newer = Array.isArray(known) ? known.map(addField) : addField(known);
  expect(parseResponse(schema, newer)).toEqual(known);
});

it.each([
  [{ success: true, paymentId: { id: 7 }, error: null }, { success: true }],
  [{ success: false, error: { code: 'declined' } }, { success: false }],
])('parseResponse reads the payment %j without its unknown shapes', (newer, known) => {
  expect(parseResponse(processPayment.response, newer)).toEqual(known);
});

it.each([
  [processPayment.response, { success: 'yes' }],
  [processPayment.response, { paymentId: id }],
  [createOrder.response, { id: 7 }],
  [listServices.response, { services }],
])('parseResponse throws when an essential field is missing', (schema, body) => {
  expect(() => parseResponse(schema, body)).toThrow();
});

it('parseResponse leaves out unknown list entries and reports them once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [service, ...others] = services;
  const newer = [{ ...service, category: 'massage' }, null, ...others];
  expect(parseResponse(listServices.response, newer)).toEqual(others);
  expect(logged).toHaveBeenCalledOnce();
});

it('parseResponse throws when it understands no entry of a list', () => {
  expect(() => parseResponse(listServices.response, [{ id: 'gender-peek' }])).toThrow();
  expect(parseResponse(listServices.response, [])).toEqual([]);
});
