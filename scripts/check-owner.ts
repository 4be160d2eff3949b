import { parseArguments } from '#server/settingsFile.ts';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { checkOwnerFiles, ownerFileNames, ownerFiles, ownerPath } from '#owner/check.ts';
import type { OwnerFile } from '#owner/check.ts';
import { ownerFolder } from '#owner/folder.ts';
import { checkOwnerPhotos } from './ownerPhotos.ts';

/** The JSON Schema of an owner's file, with which editors explain each field. */
export function ownerJsonSchema(name: OwnerFile): string {
  return `${JSON.stringify(z.toJSONSchema(ownerFiles[name], { io: 'input' }), null, 2)}\n`;
}

/** `npm run owner -- check`: prints errors in the owner's files; `--write` writes their schemas. */
export async function checkOwner(): Promise<void> {
  const { values } = parseArguments({ options: { write: { type: 'boolean' } } });
  if (values.write) {
    for (const name of ownerFileNames) {
      writeFileSync(resolve(ownerFolder, `${name}.schema.json`), ownerJsonSchema(name));
    }
  }
  const wrong = checkOwnerFiles();
  const problems = wrong.length ? wrong : await checkOwnerPhotos();
  if (problems.length) console.error(problems.join('\n'));
  else {
    const files = ownerFileNames.map((name) => ownerPath(name)).join(', ');
    console.log(`${files} and the photos are fine.`);
  }
  process.exitCode = problems.length ? 1 : 0;
}
