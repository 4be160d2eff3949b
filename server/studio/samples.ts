import type { Studio } from '#content/studio.ts';

// Sample values use reserved domain names (RFC 2606) and unassigned phone numbers.
const RESERVED = /\.(example|test|invalid)([:/]|$)|\bexample\.(com|org|net)\b|localhost/i;
const FICTIONAL_PHONE = /\b555-01\d\d\b/;

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
    if (sample === true) found.push(`${path}: the text is marked as a sample.`);
    for (const [key, inner] of Object.entries(value))
      collectSamples(inner, path ? `${path}.${key}` : key);
  };
  collectSamples(studio, '');
  if (/\bexample\b/i.test(studio.address.street)) {
    found.push(`address.street: ${studio.address.street} is a sample address.`);
  }
  return found;
}
