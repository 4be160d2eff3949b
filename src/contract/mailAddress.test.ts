import { expect, it } from 'vitest';
import { mailAddresses } from '#mocks/fixtures/mailAddresses.ts';
import { contactMessageSchema } from './messages.ts';
import { toMailAddress } from './mailAddress.ts';

it.each(mailAddresses)('the address %j can be mailed: %s', (email, mailed) => {
  expect(toMailAddress(email) !== undefined).toBe(mailed);
  const message = { name: 'Ann', email, message: 'May I bring my mother?' };
  expect(contactMessageSchema.safeParse(message).success).toBe(mailed);
});

it('the host of a mail address is in punycode', () => {
  expect(toMailAddress('user@müller.de')).toBe('user@xn--mller-kva.de');
  expect(toMailAddress('J&b@Example.com')).toBe('J&b@Example.com');
});
