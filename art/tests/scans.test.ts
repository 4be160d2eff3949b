import { expect, test } from 'vitest';
import fingerprints from '../fingerprints.json' with { type: 'json' };
import { createRandom } from '../scripts/random.ts';
import { computed, fingerprint } from '../scripts/scans.ts';

test('every computed picture has a fingerprint, and no other picture', () => {
  expect(Object.keys(fingerprints).toSorted()).toEqual(computed.toSorted());
});

// Drawing at full size takes minutes; the same code draws small sizes.
test.each(computed)(
  'drawing %s at small size matches the fingerprint of its master',
  async (name) => {
    expect(
      await fingerprint(name),
      `${name} is out of date: npm run draw --workspace art -- ${name}`,
    ).toBe((fingerprints as Record<string, string>)[name]);
  },
);

test('createRandom repeats its numbers for one seed and differs for another', () => {
  const drawNumbers = (seed: string) => Array.from({ length: 5 }, createRandom(seed));
  expect(drawNumbers('fan')).toEqual(drawNumbers('fan'));
  expect(drawNumbers('fan')).not.toEqual(drawNumbers('face'));
});
