import { describe, expect, it } from 'vitest';
import { parseFromFrame, parseToFrame } from './cardMessages.ts';

describe('a message from the card frame', () => {
  it.each([
    [{ type: 'ready' }, { type: 'ready' }],
    [
      { type: 'token', token: 'cnon:abc', card: '4111' },
      { type: 'token', token: 'cnon:abc' },
    ],
    [
      { type: 'refused', problem: 'expiry' },
      { type: 'refused', problem: 'expiry' },
    ],
    [
      { type: 'refused', problem: '4111 1111' },
      { type: 'refused', problem: 'other' },
    ],
    [{ type: 'height', height: 1e9 }, undefined],
    [{ type: 'height', height: Number.NaN }, undefined],
    [{ type: 'challenge', active: 'yes' }, undefined],
    [{ type: 'token', token: '' }, undefined],
    [{ type: 'token', token: 'a b' }, undefined],
    [{ type: 'token', token: 'x'.repeat(201) }, undefined],
    [{ type: 'navigate' }, undefined],
    ['ready', undefined],
    [null, undefined],
  ])('%o parses as %o', (data, message) => {
    expect(parseFromFrame(data)).toEqual(message);
  });
});

describe('a message to the card frame', () => {
  const purchase = { amount: '48.00', name: 'Robin', email: 'r@example.com', phone: '' };

  it.each([
    [{ type: 'tokenize', purchase }, true],
    [{ type: 'tokenize', purchase: { ...purchase, amount: 48 } }, false],
    [{ type: 'tokenize' }, false],
    [{ type: 'other', purchase }, false],
    [undefined, false],
  ])('%o is accepted: %s', (data, taken) => {
    expect(parseToFrame(data) !== undefined).toBe(taken);
  });
});
