import { createHash } from 'node:crypto';

/**
 * SHA-256 of a parsed body. The schemas rebuild bodies with their fields in one order, so equal
 * bodies have equal fingerprints however the client wrote them.
 */
export function fingerprint(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
