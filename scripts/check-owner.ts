import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { studioSchema } from '#content/studio.schema.ts';

const owner = resolve(import.meta.dirname, '../owner');

/** The JSON Schema of `owner/studio.json`, by which editors explain each field to the owner. */
export function studioJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(studioSchema), null, 2)}\n`;
}

/**
 * What is wrong with the text of `owner/studio.json`: one sentence for each field, which it names,
 * such as `hours.tuesday: 'opens' must be before 'closes'`. Empty when all is well.
 */
export function studioProblems(text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`This is no valid JSON: ${(error as Error).message}`];
  }
  const result = studioSchema.safeParse(data, {
    error: (issue) => (issue.input === undefined ? 'Is missing' : undefined),
  });
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) =>
    path.length ? `${path.join('.')}: ${message}` : message,
  );
}

/**
 * Holds the owner's identity file against its schema before a build uses it.
 * @throws Error whose message names every wrong field.
 */
export function checkOwnerFiles(file: string = resolve(owner, 'studio.json')): void {
  const problems = studioProblems(readFileSync(file, 'utf8'));
  if (problems.length === 0) return;
  throw new Error(`owner/studio.json needs a correction:\n  ${problems.join('\n  ')}`);
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    writeFileSync(resolve(owner, 'studio.schema.json'), studioJsonSchema());
  }
  try {
    checkOwnerFiles();
    console.log('owner/studio.json is fine.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
