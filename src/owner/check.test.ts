import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import catalogue from '#mocks/fixtures/owner/catalogue.json' with { type: 'json' };
import studio from '#mocks/fixtures/owner/studio.json' with { type: 'json' };
import { ownerJsonSchema } from '../../scripts/check-owner.ts';
import { checkOwnerFiles, ownerFileNames, type OwnerFile } from './check.ts';
import { catalogueSchema } from './catalogue.schema.ts';

/** What the check says of a folder with these two files, without the line that names the file. */
function problemsOf(files: Partial<Record<OwnerFile, unknown>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  for (const [name, data] of Object.entries({ studio, catalogue, ...files })) {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    writeFileSync(join(folder, `${name}.json`), text);
  }
  return checkOwnerFiles(folder).flatMap((text) => text.split('\n  ').slice(1));
}

const studioWith = (change: (copy: typeof studio) => void) => {
  const copy = structuredClone(studio);
  change(copy);
  return problemsOf({ studio: copy });
};

describe('the check of the owner’s files', () => {
  it.each(['owner', 'mocks/fixtures/owner', 'tests/support/otherStudio'])(
    'has nothing to say of %s',
    (folder) => {
      expect(checkOwnerFiles(resolve(folder))).toEqual([]);
    },
  );

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
    [
      'another town',
      (copy: typeof studio) => (copy.address.city = 'Marion'),
      'address.city: Must be Ontario: the local pages describe the way there, and another town needs pages of its own',
    ],
  ])('names the field of %s', (_, change, problem) => {
    expect(studioWith(change)).toEqual([problem]);
  });

  const [service, ...others] = catalogue.services;
  const [product] = catalogue.products;

  it.each([
    [
      'services[0].price (cherished-memories): Must be dollars with at most two decimals',
      { ...catalogue, services: [{ ...service, price: 59.999 }, ...others] },
    ],
    [
      'services[0].category (cherished-memories): Invalid option: expected one of "ultrasound"|"dna-testing"|"keepsake"',
      { ...catalogue, services: [{ ...service, category: 'other' }, ...others] },
    ],
    [
      "services[1].id (cherished-memories): Another service has the id 'cherished-memories' already",
      { ...catalogue, services: [service, service, ...others] },
    ],
    [
      'services: Must have cherished-memories, premiere-view, first-glimpse, gender-peek, quick-peek: the pages recommend them',
      { ...catalogue, services: others },
    ],
    [
      "products[0].price (heartbeat-bear): Must be dollars with two decimals, such as '24.00'",
      { ...catalogue, products: [{ ...product, price: '$24' }] },
    ],
    [
      "products[0].imageUrl (heartbeat-bear): Must be a path such as '/images/products/heartbeat-bear.webp'",
      { ...catalogue, products: [{ ...product, imageUrl: 'https://x.example' }] },
    ],
    [
      "products[1].id (heartbeat-bear): Another item has the id 'heartbeat-bear' already",
      { ...catalogue, products: [product, product] },
    ],
    [
      'products[0].price (heartbeat-bear): Must be more than 0.00',
      { ...catalogue, products: [{ ...product, price: '0.00' }] },
    ],
    [
      'services[0].price (cherished-memories): Must be more than 0',
      { ...catalogue, services: [{ ...service, price: 0 }, ...others] },
    ],
  ])('finds in a catalogue: %s', (problem, wrong) => {
    expect(problemsOf({ catalogue: wrong })).toEqual([problem]);
  });

  it('finds a service that was renamed, by its booking page', () => {
    const services = catalogue.services.map((each) =>
      each.id === 'bump-day-special' ? { ...each, id: 'thursday-special' } : each,
    );
    expect(problemsOf({ catalogue: { ...catalogue, services } })).toEqual([
      'services: bump-day-special missing, for which studio.json has booking pages',
    ]);
  });

  it('takes prices with cents', () => {
    for (const price of [0.29, 1.1, 129.5, 4.35, 8.2, 19.99]) {
      const services = [{ ...service, price }, ...others];
      expect(catalogueSchema.safeParse({ ...catalogue, services }).success).toBe(true);
    }
  });

  it('names both files when both are wrong', () => {
    expect(problemsOf({ studio: { ...studio, phone: '1' }, catalogue: { services: [] } })).toEqual([
      "phone: Must look like '(419) 555-0142'",
      expect.stringMatching(/^services: /),
      'products: Is missing',
    ]);
  });

  it('says where the JSON breaks off', () => {
    expect(problemsOf({ studio: '{\n  "name": "A",\n}' })).toEqual([
      expect.stringMatching(/^This is no valid JSON: .*line 3/),
    ]);
  });

  it('takes a file with a byte order mark, and names an encoding that it cannot read', () => {
    const text = JSON.stringify(studio);
    expect(problemsOf({ studio: `\uFEFF${text}` })).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'owner-'));
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from('{"name": "Café"}', 'latin1')]) {
      writeFileSync(join(folder, 'studio.json'), bytes);
      expect(checkOwnerFiles(folder)).toEqual([
        expect.stringMatching(/needs a correction:\n {2}Must be saved as UTF-8: /),
      ]);
    }
  });

  it('says which file it cannot read', () => {
    expect(checkOwnerFiles('/no/such/folder')).toEqual([
      "/no/such/folder/studio.json cannot be read: is OWNER_DIR the owner's folder?",
      "/no/such/folder/catalogue.json cannot be read: is OWNER_DIR the owner's folder?",
    ]);
  });

  it.each(ownerFileNames)(
    'stands as a JSON Schema beside %s.json, as `npm run check:owner -- --write` writes it',
    (name) => {
      const file = resolve('owner', `${name}.schema.json`);
      expect(readFileSync(file, 'utf8')).toBe(ownerJsonSchema(name));
    },
  );
});
