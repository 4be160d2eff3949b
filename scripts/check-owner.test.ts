import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '#owner/catalogue.json' with { type: 'json' };
import studio from '#owner/studio.json' with { type: 'json' };
import { checkOwnerFiles, ownerFiles, ownerJsonSchema, ownerProblems } from './check-owner.ts';
import type { OwnerFile } from './check-owner.ts';

const changed = (change: (copy: typeof studio) => void) => {
  const copy = structuredClone(studio);
  change(copy);
  return ownerProblems('studio', JSON.stringify(copy));
};

describe("the owner's files", () => {
  it('are fine as they are', () => {
    expect(checkOwnerFiles).not.toThrow();
  });

  it.each([
    [
      'a time that is none',
      (copy: typeof studio) => (copy.hours.friday.opens = '9am'),
      "hours.friday.opens: Must be a time of day on the 24-hour clock, such as '16:00'",
    ],
    [
      'hours that end before they begin',
      (copy: typeof studio) => (copy.hours.tuesday = { opens: '16:00', closes: '10:00' }),
      "hours.tuesday: 'opens' must be before 'closes'",
    ],
    [
      'a missing link',
      (copy: typeof studio) => Reflect.deleteProperty(copy.links, 'boutique'),
      "links.boutique: Must be a link that starts with 'https://'",
    ],
    [
      'a missing name',
      (copy: typeof studio) => Reflect.deleteProperty(copy, 'name'),
      'name: Is missing',
    ],
    [
      'a field nobody reads',
      (copy: typeof studio) => Object.assign(copy.promo, { colour: 'red' }),
      'promo: Unrecognized key: "colour"',
    ],
  ])('names the field of %s', (_, change, problem) => {
    expect(changed(change)).toEqual([problem]);
  });

  it('names the field of a price that is none', () => {
    const copy = structuredClone(catalogue);
    Object.assign(copy.products[0] ?? {}, { price: '$24' });
    expect(ownerProblems('catalogue', JSON.stringify(copy))).toEqual([
      "products[0].price: Must be dollars with two decimals, such as '24.00'",
    ]);
  });

  it('says where the JSON breaks off', () => {
    expect(ownerProblems('studio', '{\n  "name": "A",\n}')).toEqual([
      expect.stringMatching(/^This is no valid JSON: .*line 3/),
    ]);
  });

  it.each(Object.keys(ownerFiles) as OwnerFile[])(
    'have the JSON Schema of %s beside them, as `npm run check:owner -- --write` writes it',
    (name) => {
      const file = new URL(`../owner/${name}.schema.json`, import.meta.url);
      expect(readFileSync(file, 'utf8')).toBe(ownerJsonSchema(name));
    },
  );
});
