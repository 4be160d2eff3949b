import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { studioSchema, type Studio } from '#content/studio.schema.ts';
import { catalogueFile, readCatalogue } from '../shop/catalogue.ts';

const studioFile = resolve(catalogueFile, '../studio.json');

export type Findings = {
  /** What is wrong, by field: the site cannot be built or started like this. */
  problems: string[];
  /** What still comes with the project and should be the studio's own before it opens. */
  samples: string[];
};

/** Looks through the owner's two files. */
export function checkOwnerFiles(
  files = { studio: studioFile, catalogue: catalogueFile },
): Findings {
  const problems: string[] = [];
  const samples: string[] = [];
  try {
    readCatalogue(files.catalogue);
  } catch (error) {
    problems.push((error as Error).message);
  }
  try {
    const parsed = studioSchema.safeParse(JSON.parse(readFileSync(files.studio, 'utf8')));
    if (parsed.success) samples.push(...samplesOf(parsed.data));
    else {
      for (const { path, message } of parsed.error.issues) {
        problems.push(`owner/studio.json, ${path.join('.') || 'the file'}: ${message}.`);
      }
    }
  } catch (error) {
    problems.push(`owner/studio.json cannot be read: ${(error as Error).message}.`);
  }
  return { problems, samples };
}

// Names that nobody can own (RFC 2606) and numbers that nobody has are what a sample is made of.
const RESERVED = /\.(example|test|invalid)([:/]|$)|\bexample\.(com|org|net)\b|localhost/i;
const FICTIONAL_PHONE = /\b555-01\d\d\b/;

function samplesOf(studio: Studio): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (RESERVED.test(value)) found.push(`${path}: ${value} is a sample address.`);
      if (FICTIONAL_PHONE.test(value)) found.push(`${path}: ${value} is a fictional number.`);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const { sample } = value as { sample?: unknown };
    if (sample === true) found.push(`${path}: the text is marked as a sample.`);
    for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  walk(studio, '');
  if (/\bexample\b/i.test(studio.address.street)) {
    found.push(`address.street: ${studio.address.street} is a sample address.`);
  }
  return found;
}
