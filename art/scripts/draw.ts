/**
 * `npm run draw --workspace art [name ...]`: computes all scans or the named ones into
 * `art/masters/`. Reproducible: each picture's seed repeats its randomness.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { computed, drawScan, fingerprint } from './scans.ts';

const art = path.resolve(import.meta.dirname, '..');
const fingerprints = path.join(art, 'fingerprints.json');
const asked = process.argv.slice(2);

const unknown = asked.filter((name) => !computed.some((scan) => scan === name));
if (unknown.length > 0) {
  console.error(`There is no scan named ${unknown.join(', ')}. scripts/pictureList.ts has them.`);
  process.exit(1);
}

for (const name of computed) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const bytes = await drawScan(name);
  await writeFile(path.join(art, 'masters', `${name}.png`), bytes);
  const known = JSON.parse(await readFile(fingerprints, 'utf8')) as Record<string, string>;
  known[name] = await fingerprint(name);
  await writeFile(fingerprints, `${JSON.stringify(known, null, 2)}\n`);
  console.log(`${name}.png  ${Math.round(bytes.length / 1024)} KB`);
}
