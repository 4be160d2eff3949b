import { expect, it } from 'vitest';
import { stepsFor } from './test.ts';

const names = (...args: string[]) => stepsFor(args).map(([name]) => name);

it('npm test runs all parts that gate a merge', () => {
  expect(names()).toEqual(['check', 'unit', 'server', 'stories', 'e2e']);
});

it('npm test runs only the named parts', () => {
  expect(names('e2e', 'parity')).toEqual(['e2e', 'parity']);
});

it('npm test passes other arguments to the named part', () => {
  expect(stepsFor(['unit', 'src/cart'])[0]?.[1].at(-1)).toBe('src/cart');
});

it('npm test refuses an unknown part in one sentence', () => {
  expect(() => stepsFor(['units'])).toThrow(/^'units' needs one part before it: npm test -- check/);
});

it('npm test --changed skips the end-to-end tests', () => {
  expect(names('--changed')).not.toContain('e2e');
});
