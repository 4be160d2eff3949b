import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textPath } from './lettering.ts';
import { drawMaster } from './masters.ts';
import { createRandom } from './random.ts';

const folder = path.resolve(import.meta.dirname, '../../art');

test.each(['product-bear', 'cart-empty'] as const)(
  'drawing %s again gives the bytes that are kept',
  async (name) => {
    const first = await drawMaster(name);
    const second = await drawMaster(name);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    const kept = await readFile(path.join(folder, `${name}.${first.extension}`));
    expect(first.bytes.equals(kept), `art/${name} is out of date: npm run art`).toBe(true);
  },
);

test(
  'computing an ultrasound example again gives the same bytes',
  { timeout: 60_000 },
  async () => {
    const first = await drawMaster('scan-week-8');
    const second = await drawMaster('scan-week-8');
    expect(first.extension).toBe('png');
    expect(first.bytes.equals(second.bytes)).toBe(true);
  },
);

test('chance falls the same way for one seed and another way for another', () => {
  const roll = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
  expect(roll('apple')).toEqual(roll('apple'));
  expect(roll('apple')).not.toEqual(roll('pear'));
});

test('words become outlines of the own font', () => {
  const outline = textPath('Open House', 0, 0, 100);
  expect(outline).toMatch(/^M/);
  expect(outline.match(/Z/g)?.length).toBeGreaterThan(8);
  expect(() => textPath('☃', 0, 0, 100)).toThrow("The font has no '☃'");
});
