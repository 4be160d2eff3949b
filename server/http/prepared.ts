import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';

/**
 * Responds with JSON that does not change while the server runs: body, ETag and compressed forms are
 * made once.
 */
export function sendPreparedJson(value: unknown): RequestHandler {
  const plain = Buffer.from(JSON.stringify(value));
  const packed = [
    ['br', brotliCompressSync(plain)],
    ['gzip', gzipSync(plain)],
  ] as const;
  // Weak: the same for all forms.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return (req, res) => {
    const accepted = req.get('Accept-Encoding') ?? '';
    const [coding, body] = packed.find(([name]) => accepted.includes(name)) ?? [];
    res.type('json').set({ ETag: etag, Vary: 'Accept-Encoding' });
    if (coding) res.set('Content-Encoding', coding);
    res.send(body ?? plain);
  };
}
