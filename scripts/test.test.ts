import { expect, it } from 'vitest';
import { stepsFor } from './test.ts';

const names = (...args: string[]) => stepsFor(args).map(([name]) => name);

it('runs all parts that gate a merge', () => {
  expect(names()).toEqual(['check', 'unit', 'server', 'stories', 'e2e']);
});

it('runs only the named parts', () => {
  expect(names('e2e', 'parity')).toEqual(['e2e', 'parity']);
});

it('passes other arguments to the named part', () => {
  expect(stepsFor(['unit', 'src/cart'])[0]?.[1].at(-1)).toBe('src/cart');
});

it('refuses an unknown part in one sentence', () => {
  expect(() => stepsFor(['units'])).toThrow(/^'units' needs one part before it: npm test -- check/);
});

it('leaves the end-to-end tests out of --changed', () => {
  expect(names('--changed')).not.toContain('e2e');
});
