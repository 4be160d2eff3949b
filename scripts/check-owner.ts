import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { studioSchema } from '#content/studio.schema.ts';
import { catalogueSchema } from '#server/shop/catalogue.schema.ts';

const owner = resolve(import.meta.dirname, '../owner');

/** The files that the owner edits, each with its rules. */
export const ownerFiles = {
  studio: studioSchema,
  catalogue: catalogueSchema,
} as const satisfies Record<string, z.ZodType>;

export type OwnerFile = keyof typeof ownerFiles;

const names = Object.keys(ownerFiles) as OwnerFile[];

/** The JSON Schema of an owner's file, by which editors explain each field. */
export function ownerJsonSchema(name: OwnerFile): string {
  return `${JSON.stringify(z.toJSONSchema(ownerFiles[name]), null, 2)}\n`;
}

/**
 * What is wrong with the text of an owner's file: one sentence for each field, which it names, such
 * as `hours.tuesday: 'opens' must be before 'closes'`. Empty when all is well.
 */
export function ownerProblems(name: OwnerFile, text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`This is no valid JSON: ${(error as Error).message}`];
  }
  const result = ownerFiles[name].safeParse(data, {
    error: (issue) => (issue.input === undefined ? 'Is missing' : undefined),
  });
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) =>
    path.length ? `${z.core.toDotPath(path)}: ${message}` : message,
  );
}

/**
 * Holds the owner's files against their schemas before a build uses them.
 * @throws Error whose message names every wrong field.
 */
export function checkOwnerFiles(folder: string = owner): void {
  const complaints = names.flatMap((name) => {
    const problems = ownerProblems(name, readFileSync(resolve(folder, `${name}.json`), 'utf8'));
    return problems.length
      ? [`owner/${name}.json needs a correction:\n  ${problems.join('\n  ')}`]
      : [];
  });
  if (complaints.length) throw new Error(complaints.join('\n'));
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    for (const name of names) {
      writeFileSync(resolve(owner, `${name}.schema.json`), ownerJsonSchema(name));
    }
  }
  try {
    checkOwnerFiles();
    console.log(`${names.map((name) => `owner/${name}.json`).join(' and ')} are fine.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
