import { describe, expect, it } from 'vitest';
import { formatCartKey, parseCartKey } from './cartKey.ts';

const cartId = '0123456789abcdef0123456789abcdef';

describe('parseCartKey', () => {
  it('reads back what formatCartKey writes', () => {
    expect(parseCartKey(formatCartKey({ cartId, attempt: 12 }))).toEqual({ cartId, attempt: 12 });
  });

  it('ignores letter case', () => {
    expect(parseCartKey(`${cartId.toUpperCase()}-0`)).toEqual({ cartId, attempt: 0 });
  });

  it.each([
    '',
    'one',
    cartId,
    `${cartId}-`,
    `${cartId}-1000000`,
    `${cartId}--1`,
    ` ${cartId}-1`,
    `${cartId}-0x`,
    cartId.slice(1),
    '01234567-89ab-cdef-0123-456789abcdef',
    '01234567-89ab-cdef-0123-456789abcdef-1',
  ])('rejects the malformed key %j', (key) => {
    expect(parseCartKey(key)).toBeUndefined();
  });
});
