import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applyPatch, decodeChanges, encodeChanges, toLiteral, toPatch } from './changes.ts';
import { addEntry, findErrors, toField, type Field } from './fields.ts';

const entrySchema = z.strictObject({
  id: z.string(),
  name: z.string().check(z.minLength(1, 'Name it')),
  price: z.number(),
  kind: z.enum(['print', 'frame']),
  soldOut: z.optional(z.literal(true)),
  tags: z.array(z.string().check(z.maxLength(200))),
});
const schema = z.array(entrySchema);

const bear = { id: 'bear', name: 'Bear', price: 48, kind: 'print', tags: ['soft'] };
const frame = { id: 'frame', name: 'Frame', price: 20, kind: 'frame', tags: [] };
const list = [bear, frame];

describe('toField', () => {
  it('returns a field for each part of a schema', () => {
    expect(toField(schema)).toEqual({
      kind: 'list',
      entry: {
        kind: 'group',
        fields: [
          { name: 'id', field: { kind: 'text', multiline: false }, optional: false },
          { name: 'name', field: { kind: 'text', multiline: false }, optional: false },
          { name: 'price', field: { kind: 'number' }, optional: false },
          { name: 'kind', field: { kind: 'choice', options: ['print', 'frame'] }, optional: false },
          { name: 'soldOut', field: { kind: 'checkbox', off: undefined }, optional: true },
          {
            name: 'tags',
            field: { kind: 'list', entry: { kind: 'text', multiline: true } },
            optional: false,
          },
        ],
      },
    });
  });

  it('throws for a schema that has no field', () => {
    expect(() => toField(z.date())).toThrow('A date has no field in mock-panel.');
  });
});

describe('addEntry', () => {
  const { entry } = toField(schema) as Extract<Field, { kind: 'list' }>;

  it('copies the last entry under an id of its own', () => {
    expect(addEntry([...list, { ...frame, id: 'frame-2' }], entry).slice(2)).toEqual([
      { ...frame, id: 'frame-2' },
      { ...frame, id: 'frame-2-2' },
    ]);
  });

  it('adds an empty entry to an empty list', () => {
    expect(addEntry([], entry)).toEqual([{ id: '', name: '', price: 0, kind: 'print', tags: [] }]);
  });
});

describe('findErrors', () => {
  it("returns the schema's messages by path", () => {
    const value = [bear, { ...frame, name: '', price: '' }];
    expect([...findErrors(schema, value)]).toEqual([
      ['1.name', 'Name it'],
      ['1.price', 'Invalid input: expected number, received string'],
    ]);
  });
});

describe('toPatch', () => {
  it.each([
    ['a field', [{ ...bear, price: 1299 }, frame], { bear: { price: 1299 } }],
    ['an optional field', [{ ...bear, soldOut: true }, frame], { bear: { soldOut: true } }],
    ['a removed entry', [frame], { bear: null }],
    ['an added entry', [...list, { ...bear, id: 'b2' }], { b2: { ...bear, id: 'b2' } }],
    ['a list of texts', [{ ...bear, tags: ['a', 'b'] }, frame], { bear: { tags: ['a', 'b'] } }],
    ['an empty list', [], []],
    ['another order', [frame, bear], [frame, bear]],
    ['an id twice', [bear, bear], [bear, bear]],
    ['another id', [{ ...bear, id: 'b2' }, frame], [{ ...bear, id: 'b2' }, frame]],
  ])('returns %s, which applyPatch restores', (_, value, patch) => {
    expect(toPatch(list, value)).toEqual(patch);
    expect(applyPatch(list, patch)).toEqual(value);
  });

  it('removes fields by null, and is undefined without a change', () => {
    const paid = { success: true, paymentId: '1' };
    expect(toPatch(paid, { success: false })).toEqual({ success: false, paymentId: null });
    expect(toPatch(list, structuredClone(list))).toBeUndefined();
  });
});

describe('encodeChanges', () => {
  const changes = { listServices: { body: { bear: { name: 'Größe ~ 🎀?' } }, delay: 3000 } };

  it("returns text that Storybook's URLs keep and decodeChanges restores", () => {
    expect(encodeChanges(changes)).toMatch(/^[\w-]+$/);
    expect(decodeChanges(encodeChanges(changes))).toEqual(changes);
    expect(encodeChanges({})).toBe('');
  });

  it.each([
    '',
    undefined,
    '%',
    'abc',
    encodeChanges({}),
    btoa('{"a":1}'),
    btoa('[1]'),
    btoa('null'),
  ])('decodes %j, which is not its text, to no changes', (text) =>
    expect(decodeChanges(text)).toEqual({}),
  );
});

describe('toLiteral', () => {
  it('returns TypeScript', () => {
    const value = { listServices: { 'a-b': null, text: `It's "so"`, q: 'say "x"', all: [1, []] } };
    expect(toLiteral(value)).toBe(`{
  listServices: {
    'a-b': null,
    text: "It's \\"so\\"",
    q: 'say "x"',
    all: [
      1,
      [],
    ],
  },
}`);
  });
});
