/**
 * `npm run draw --workspace art [name ...]`: draws all pictures or the named ones into
 * `art/masters/`, and the icons into `public/`. Reproducible: each picture's name seeds its randomness.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawIcons } from './icons.ts';
import { pictureList } from '../../scripts/pictureList.ts';
import type { ListedPicture } from '../../scripts/pictureList.ts';
import { drawMaster } from './masters.ts';
import { computed, fingerprint } from './scans.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'art/masters');
const fingerprints = path.join(root, 'art/fingerprints.json');
// Computed pictures first, since scenes show them in frames.
const all = [...new Set([...computed, ...(Object.keys(pictureList) as ListedPicture[])])];
const asked = process.argv.slice(2);

const unknown = asked.filter((name) => !(name in pictureList) && name !== 'icons');
if (unknown.length > 0) {
  console.error(
    `There is no picture named ${unknown.join(', ')}. scripts/pictureList.ts has them.`,
  );
  process.exit(1);
}

for (const name of all) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { extension, bytes } = await drawMaster(name);
  for (const file of await readdir(folder)) {
    const { name: drawing } = path.parse(file);
    if (drawing === name && file !== `${name}.${extension}`) await rm(path.join(folder, file));
  }
  await writeFile(path.join(folder, `${name}.${extension}`), bytes);
  if (computed.includes(name)) {
    const known = JSON.parse(await readFile(fingerprints, 'utf8')) as Record<string, string>;
    known[name] = await fingerprint(name);
    await writeFile(fingerprints, `${JSON.stringify(known, null, 2)}\n`);
  }
  console.log(`${name}.${extension}  ${Math.round(bytes.length / 1024)} KB`);
}
if (asked.length === 0 || asked.includes('icons')) {
  for (const [file, bytes] of Object.entries(await drawIcons())) {
    await writeFile(path.join(root, 'public', file), bytes);
    console.log(`public/${file}`);
  }
}
