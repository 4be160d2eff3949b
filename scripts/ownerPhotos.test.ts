import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import catalogue from '#mocks/fixtures/owner/catalogue.json' with { type: 'json' };
import { checkOwnerPhotos, makeOwnerPhotos } from './ownerPhotos.ts';

let folder: string;
let photos: string;
let output: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-photos-'));
  photos = join(folder, 'photos');
  output = join(folder, 'made');
  mkdirSync(photos);
  writeCatalogueWith();
  return () => rmSync(folder, { recursive: true });
});

const writePhoto = (file: string, size = 1000) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#a86' } }).toFile(
    join(photos, file),
  );
/** A new shop item with this picture name. */
const musicBox = (picture: string) => ({
  id: 'music-box',
  name: 'Music Box',
  description: 'It plays a lullaby.',
  price: '32.00',
  imageUrl: `/images/products/${picture}.webp`,
});
const writeCatalogueWith = (...items: object[]) => {
  const products = [...catalogue.products, ...items];
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ ...catalogue, products }));
};
const makePhotos = () => makeOwnerPhotos(folder, output);
const listMadeFiles = () => readdirSync(output).filter((file) => file !== 'products');

test("a photo is converted to hashed files, and copied to its shop item's URL", async () => {
  await writePhoto('product-bear.jpg');
  const hash = (await makePhotos()).get('product-bear');
  expect(listMadeFiles().length).toBeGreaterThan(2);
  for (const file of listMadeFiles())
    expect(file).toMatch(new RegExp(`^product-bear-${hash}-\\d+\\.`));
  expect(readdirSync(join(output, 'products'))).toEqual(['heartbeat-bear.webp']);
});

test('a scan that is only 800 pixels wide is accepted', async () => {
  await writePhoto('scan-week-30.jpg', 800);
  expect(await checkOwnerPhotos(folder)).toEqual([]);
});

test('a scan of any week also replaces its frame of the growing baby', async () => {
  await writePhoto('scan-week-31.jpg', 800);
  await writePhoto('scan-week-25.jpg', 800);
  expect(await checkOwnerPhotos(folder)).toEqual([]);
  const hashes = await makePhotos();
  const strips = ['growth-weeks-24-27', 'growth-weeks-28-31'] as const;
  expect([...hashes.keys()].toSorted()).toEqual([
    'growth-week-31',
    ...strips,
    'scan-week-25',
    'scan-week-31',
  ]);
  const frameColor = async (strip: (typeof strips)[number], column: number) => {
    const file = join(output, `${strip}-${hashes.get(strip)}-1600.avif`);
    const middle = { left: column * 400 + 180, top: 180, width: 40, height: 40 };
    const { channels } = await sharp(await sharp(file).extract(middle).toBuffer()).stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 17));
  };
  const photo = [10, 8, 6];
  expect(await frameColor('growth-weeks-24-27', 1)).toEqual(photo);
  expect(await frameColor('growth-weeks-28-31', 3)).toEqual(photo);
  expect(await frameColor('growth-weeks-28-31', 2)).not.toEqual(photo);
});

test('a new shop item gets its photo without a code change', async () => {
  writeCatalogueWith(musicBox('music-box'));
  await writePhoto('music-box.jpg');
  expect(await checkOwnerPhotos(folder)).toEqual([]);
  await makePhotos();
  expect(readdirSync(join(output, 'products'))).toEqual(['music-box.webp']);
  const served = await sharp(join(output, 'products/music-box.webp')).metadata();
  expect(served).toMatchObject({ format: 'webp', width: 480, height: 480 });
});

test('a photo with the name of a drawn item replaces its drawing', async () => {
  await writePhoto('heartbeat-bear.jpg');
  await makePhotos();
  expect(readdirSync(join(output, 'products'))).toEqual(['heartbeat-bear.webp']);
});

test('the check and the build report a shop item without a photo', async () => {
  writeCatalogueWith(musicBox('music-box'), { ...musicBox('dna'), id: 'dna-card' });
  const sentences = [
    /catalogue\.json needs a correction:$/m,
    /^ {2}products\[\d+\]\.imageUrl \(music-box\): Has no photo: put 'music-box\.jpg' into the folder 'photos'$/m,
    /^ {2}products\[\d+\]\.imageUrl \(dna-card\): 'dna' is a picture of the pages/m,
  ];
  const said = (await checkOwnerPhotos(folder)).join('\n');
  for (const sentence of sentences) {
    expect(said).toMatch(sentence);
    await expect(makePhotos()).rejects.toThrow(sentence);
  }
});

test('a build with a missing photo prints one sentence and no stack trace', () => {
  writeCatalogueWith(musicBox('music-box'));
  copyFileSync('mocks/fixtures/owner/studio.json', join(folder, 'studio.json'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, OWNER_DIR: folder },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(
    /^\S+catalogue\.json needs a correction:\n {2}[^\n]+ Has no photo: [^\n]+\n$/,
  );
  expect(status).toBe(1);
});

test('all unusable photos are listed with their items', async () => {
  writeCatalogueWith(musicBox('music-box'));
  await writePhoto('music-box.jpg');
  const whole = readFileSync(join(photos, 'music-box.jpg'));
  for (const broken of [Buffer.from('no picture'), whole.subarray(0, whole.length / 2)]) {
    writeFileSync(join(photos, 'music-box.jpg'), broken);
    writeFileSync(join(photos, 'dna.jpg'), broken);
    const [dna, item, ...more] = await checkOwnerPhotos(folder);
    expect(dna).toMatch(/^\/\S+dna\.jpg cannot be read as a picture/);
    expect(item).toMatch(/^Music Box: \/\S+music-box\.jpg cannot be read as a picture/);
    expect(more).toEqual([]);
  }
});

test('a photo that the owner removes is no longer served', async () => {
  await writePhoto('product-bear.jpg');
  await makePhotos();
  rmSync(join(photos, 'product-bear.jpg'));
  expect((await makePhotos()).size).toBe(0);
  expect(listMadeFiles()).toEqual([]);
  expect(readdirSync(join(output, 'products'))).toEqual([]);
});

test.each([
  ['a scan of week 40', ['scan-week-40.jpg'], 1000, /has a name that no page and no shop item/],
  [
    'an unknown name',
    ['sofa.jpg'],
    1000,
    /sofa\.jpg has a name that no page and no shop item uses/,
  ],
  ['too few pixels', ['product-bear.png'], 400, /is 400 x 400 pixels; it needs at least 960 x 960/],
  ['two files with the same name', ['dna.jpg', 'dna.png'], 1000, /has two files named dna/],
  ['an unsupported file type', ['dna.gif'], 1000, /Save it as dna\.jpg/],
])('an invalid photo is explained in one sentence: %s', async (_case, files, size, sentence) => {
  for (const file of files) await writePhoto(file, size);
  await expect(makePhotos()).rejects.toThrow(sentence);
});

test('an empty or missing photos folder is accepted', async () => {
  expect((await makePhotos()).size).toBe(0);
  rmSync(photos, { recursive: true });
  expect((await makePhotos()).size).toBe(0);
});
