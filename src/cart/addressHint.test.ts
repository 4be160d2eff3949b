import { expect, test } from 'vitest';
import { blankDetails, isAddressIncomplete, type CustomerDetails } from './checkout.ts';

const whole: CustomerDetails = {
  ...blankDetails,
  fulfillmentMethod: 'shipping',
  street: '7 Orchard Lane',
  city: 'Galion',
  state: 'OH',
  zipCode: '44833',
};

test.each(['street', 'city', 'state', 'zipCode'] as const)(
  'an address that only lacks its %s has gaps (ruling 26)',
  (part) => {
    expect(isAddressIncomplete({ ...whole, [part]: ' ' })).toBe(true);
  },
);

test('a whole address has none, and pickup needs none', () => {
  expect(isAddressIncomplete(whole)).toBe(false);
  expect(isAddressIncomplete(blankDetails)).toBe(false);
});
