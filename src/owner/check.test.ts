import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import catalogue from '#mocks/fixtures/owner/catalogue.json' with { type: 'json' };
import studio from '#mocks/fixtures/owner/studio.json' with { type: 'json' };
import { ownerJsonSchema } from '../../scripts/check-owner.ts';
import { checkOwnerFiles, ownerFileNames, type OwnerFile } from './check.ts';
import { catalogueSchema } from './catalogue.schema.ts';

type JsonSchema = {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | boolean;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  prefixItems?: JsonSchema[];
};

const folder = mkdtempSync(join(tmpdir(), 'owner-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The reported problems for a folder with these files, without the line that names the file. */
function problemsOf(files: Partial<Record<OwnerFile, unknown>>): string[] {
  for (const [name, data] of Object.entries({ studio, catalogue, ...files })) {
    const text = typeof data === 'string' ? data : JSON.stringify(data, null, 2);
    writeFileSync(join(folder, `${name}.json`), text);
  }
  return checkOwnerFiles(folder).flatMap((text) => text.split('\n  ').slice(1));
}

const studioWith = (change: (copy: typeof studio) => void) => {
  const copy = structuredClone(studio);
  change(copy);
  return problemsOf({ studio: copy });
};

describe("checking the owner's files", () => {
  it.each(['owner', 'mocks/fixtures/owner', 'tests/support/otherStudio'])(
    'reports nothing for %s',
    (folder) => {
      expect(checkOwnerFiles(resolve(folder))).toEqual([]);
    },
  );

  it.each<[string, (copy: typeof studio) => unknown, string[]]>([
    [
      'another town',
      (copy) => (copy.address.city = 'Marion'),
      [
        'address.city (line 10): Must be Ontario: the local pages describe the way there, and another town needs pages of its own, not "Marion"',
      ],
    ],
    [
      'text in place of a number',
      (copy) => Object.assign(copy.address, { latitude: '40.768' }),
      ['address.latitude (line 13): Must be a number without quotation marks, not "40.768"'],
    ],
    [
      'text in place of a block',
      (copy) => Object.assign(copy, { links: 'none' }),
      ['links (line 69): Must be a block of fields in braces: { ... }, not "none"'],
    ],
    [
      'a seventh member of the team',
      (copy) => copy.team.push(...copy.team, ...copy.team.slice(0, 1)),
      ['team (line 123): Has 7 entries: must be at most 6'],
    ],
    [
      'nobody in the team',
      (copy) => (copy.team = []),
      ['team (line 123): Has 0 entries: must be at least 1'],
    ],
    [
      'a service id with capitals',
      (copy) => Object.assign(copy.booking.services, { Peek: 'https://x.example/' }),
      [
        'booking.services.Peek (line 67): Must be the id of a service, such as "quick-peek", not "https://x.example/"',
      ],
    ],
  ])('names the field to fix: %s', (_, change, problems) => {
    expect(studioWith(change)).toEqual(problems);
  });

  const [service, ...others] = catalogue.services;

  it.each([
    [59.999, '59.999'],
    [0, '0'],
    ['free', '"free"'],
    [12_000, '12000'],
    [null, 'null'],
  ])('rejects the price %s', (price, shown) => {
    const services = [{ ...service, price }, ...others];
    expect(problemsOf({ catalogue: { ...catalogue, services } })).toEqual([
      `services[0].price (cherished-memories, line 8): Must be an amount from 0.01 to 9999.99 dollars, such as 59 or "59.50", not ${shown}`,
    ]);
  });

  it('shortens a long value in its message', () => {
    const services = [{ ...service, name: 'n'.repeat(121) }, ...others];
    expect(problemsOf({ catalogue: { ...catalogue, services } })).toEqual([
      'services[0].name (cherished-memories, line 6): Has 121 characters: must be at most 120',
    ]);
    expect(studioWith((copy) => (copy.phone = '4'.repeat(90)))).toEqual([
      `phone (line 6): Must look like "(419) 555-0142", not "${'4'.repeat(59)}…`,
    ]);
  });

  it('accepts prices with cents', () => {
    for (const price of [0.29, 1.1, 129.5, 4.35, 8.2, 19.99]) {
      const services = [{ ...service, price }, ...others];
      expect(catalogueSchema.safeParse({ ...catalogue, services }).success).toBe(true);
    }
  });

  it('reports both files when both are wrong', () => {
    expect(problemsOf({ studio: { ...studio, phone: '1' }, catalogue: [] })).toEqual([
      'phone (line 6): Must look like "(419) 555-0142", not "1"',
      'Must be a block of fields in braces: { ... }',
    ]);
  });

  it('accepts a byte order mark, and reports an unsupported encoding', () => {
    const text = JSON.stringify(studio);
    expect(problemsOf({ studio: `\uFEFF${text}` })).toEqual([]);
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from('{"name": "Café"}', 'latin1')]) {
      writeFileSync(join(folder, 'studio.json'), bytes);
      expect(checkOwnerFiles(folder)).toEqual([
        expect.stringMatching(/needs a correction:\n {2}Must be saved as UTF-8: /),
      ]);
    }
  });

  it('reports the file that it cannot read', () => {
    expect(checkOwnerFiles('/no/such/folder')).toEqual([
      "/no/such/folder/studio.json cannot be read: is OWNER_DIR the owner's folder?",
      "/no/such/folder/catalogue.json cannot be read: is OWNER_DIR the owner's folder?",
    ]);
  });

  it.each(ownerFileNames)('has a description for every field of %s.json', (name) => {
    const missing: string[] = [];
    const listFields = (schema: JsonSchema, path: string) => {
      for (const [key, field] of Object.entries(schema.properties ?? {})) {
        if (!field.description) missing.push(`${path}${key}`);
        listFields(field, `${path}${key}.`);
      }
      const inner = [
        schema.items,
        schema.additionalProperties,
        ...(schema.anyOf ?? []),
        ...(schema.prefixItems ?? []),
      ];
      for (const each of inner) if (typeof each === 'object') listFields(each, path);
    };
    listFields(JSON.parse(ownerJsonSchema(name)) as JsonSchema, '');
    expect(missing).toEqual([]);
  });

  it.each(ownerFileNames)(
    'has an up-to-date JSON Schema beside %s.json (`npm run owner -- check --write`)',
    (name) => {
      const file = resolve('owner', `${name}.schema.json`);
      expect(readFileSync(file, 'utf8')).toBe(ownerJsonSchema(name));
    },
  );
});
