import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Studio } from './studio.schema.ts';
import { ownerFolder } from './folder.ts';

// Sample values use reserved domain names (RFC 2606) and unassigned phone numbers.
const RESERVED = /\.(example|test|invalid)([:/]|$)|\bexample\.(com|org|net)\b|localhost/i;
const FICTIONAL_PHONE = /\b555-01\d\d\b/;

/** The drawings of people and scans that no photo in the owner's folder replaces. */
function findDrawings(): string[] {
  let photos: string[] = [];
  try {
    photos = readdirSync(join(ownerFolder, 'photos'));
  } catch {
    // Without the folder, all are drawings.
  }
  return ['scan-week', 'team', 'studio']
    .filter((kind) => !photos.some((file) => file.startsWith(`${kind}-`)))
    .map((kind) => `photos: the pictures ${kind}-... are drawings.`);
}

/** Clients and team members who are named without a noted consent. */
function findMissingConsent({ testimonials, team }: Studio): string[] {
  return [
    ...Object.entries(testimonials),
    ...team.map((member, at) => [`team.${at}`, member] as const),
  ]
    .filter(([, { sample, consent }]) => !sample && !consent)
    .map(([path]) => `${path}: no consent is noted.`);
}

/** Fields with sample values, which the studio must replace before it opens. */
export function findSampleFields(studio: Studio): string[] {
  const found: string[] = [];
  const collectSamples = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (RESERVED.test(value)) found.push(`${path}: ${value} is a sample address.`);
      if (FICTIONAL_PHONE.test(value)) found.push(`${path}: ${value} is a fictional number.`);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const { sample } = value as { sample?: unknown };
    if (sample === true) found.push(`${path}: marked as a sample.`);
    for (const [key, inner] of Object.entries(value))
      collectSamples(inner, path ? `${path}.${key}` : key);
  };
  collectSamples(studio, '');
  if (/\bexample\b/i.test(studio.address.street)) {
    found.push(`address.street: ${studio.address.street} is a sample address.`);
  }
  return [...found, ...findMissingConsent(studio), ...findDrawings()];
}
