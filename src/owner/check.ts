import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type * as z from 'zod';
import { catalogueSchema } from './catalogue.schema.ts';
import {
  explainDuplicates,
  explainIssues,
  explainRule,
  explainSyntax,
  unknownNameMessage,
} from './explain.ts';
import { ownerFolder } from './folder.ts';
import { recommendedServices } from './recommendedServices.ts';
import { studioSchema, type Studio } from './studio.schema.ts';

/** The files that the owner edits, each with its schema. */
export const ownerFiles = {
  studio: studioSchema,
  catalogue: catalogueSchema,
} as const satisfies Record<string, z.ZodType>;

export type OwnerFile = keyof typeof ownerFiles;

export const ownerFileNames = Object.keys(ownerFiles) as OwnerFile[];

/** An invalid file of the owner's; the message names every wrong field. */
export class OwnerFileError extends Error {
  override name = 'OwnerFileError';
}

/** The path of an owner's file; relative if it is inside the project. */
export function ownerPath(name: OwnerFile, folder = ownerFolder): string {
  const path = resolve(folder, `${name}.json`);
  const inside = relative('', path);
  return inside.startsWith('..') ? path : inside;
}

/**
 * Reads and validates one of the owner's files.
 * @throws OwnerFileError with a line for each field, such as `hours.tuesday (line 18): "opens" (17:00)
 * must be before "closes" (16:00)`.
 */
export function readOwnerFile<Name extends OwnerFile>(
  name: Name,
  folder = ownerFolder,
): z.infer<(typeof ownerFiles)[Name]> {
  const path = ownerPath(name, folder);
  const correctionError = (problems: string[]) =>
    new OwnerFileError(`${path} needs a correction:\n  ${problems.join('\n  ')}`);

  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new OwnerFileError(`${path} cannot be read: is OWNER_DIR the owner's folder?`);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new TypeError('UTF-16');
  } catch {
    throw correctionError([
      "Must be saved as UTF-8: choose that encoding in your editor's 'Save as'",
    ]);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw correctionError([explainSyntax(text)]);
  }
  const duplicates = explainDuplicates(text);
  if (duplicates.length > 0) throw correctionError(duplicates);
  const result = ownerFiles[name].safeParse(data, { error: explainRule });
  if (result.success) return result.data as z.infer<(typeof ownerFiles)[Name]>;
  throw correctionError(explainIssues(result.error.issues, text));
}

/** The studio's data for pages: its file, and which recommended services are not offered. */
export function readStudio(folder = ownerFolder): Studio {
  const { services } = readOwnerFile('catalogue', folder);
  const removedServices = recommendedServices.filter((id) =>
    services.every((service) => service.id !== id),
  );
  return { ...readOwnerFile('studio', folder), removedServices };
}

/** The problems in the owner's files, one text per file; empty if all files are valid. */
export function checkOwnerFiles(folder = ownerFolder): string[] {
  const problems = ownerFileNames.flatMap((name) => {
    try {
      readOwnerFile(name, folder);
      return [];
    } catch (error) {
      if (error instanceof OwnerFileError) return [error.message];
      throw error;
    }
  });
  return problems.length > 0 ? problems : checkBooking(folder);
}

/** Reports booking entries for unknown services: a renamed service would lose its booking page. */
function checkBooking(folder: string): string[] {
  const { booking } = readOwnerFile('studio', folder);
  const { services } = readOwnerFile('catalogue', folder);
  const ids = services.map(({ id }) => id);
  const problems = Object.keys(booking.services)
    .filter((id) => !ids.includes(id))
    .map(
      (id) => `booking.services.${id}: ${unknownNameMessage('service in catalogue.json', id, ids)}`,
    );
  return problems.length
    ? [`${ownerPath('studio', folder)} needs a correction:\n  ${problems.join('\n  ')}`]
    : [];
}
