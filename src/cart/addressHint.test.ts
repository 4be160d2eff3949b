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
  'an address without its %s shows the hint (ruling 26)',
  (part) => {
    expect(isAddressIncomplete({ ...whole, [part]: ' ' })).toBe(true);
  },
);

test('a complete address and pickup show no hint', () => {
  expect(isAddressIncomplete(whole)).toBe(false);
  expect(isAddressIncomplete(blankDetails)).toBe(false);
});
