import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import studio from '#owner/studio.json' with { type: 'json' };
import { studioJsonSchema, studioProblems } from './check-owner.ts';

const changed = (change: (copy: typeof studio) => void) => {
  const copy = structuredClone(studio);
  change(copy);
  return studioProblems(JSON.stringify(copy));
};

describe("the owner's identity file", () => {
  it('is fine as it is', () => {
    expect(studioProblems(JSON.stringify(studio))).toEqual([]);
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

  it('says where the JSON breaks off', () => {
    expect(studioProblems('{\n  "name": "A",\n}')).toEqual([
      expect.stringMatching(/^This is no valid JSON: .*line 3/),
    ]);
  });

  it('has its JSON Schema beside it, as written by `npm run check:owner -- --write`', () => {
    const file = new URL('../owner/studio.schema.json', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(studioJsonSchema());
  });
});
