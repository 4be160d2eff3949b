import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The bytes of a page's response over HTTP/1.1, with headers and brotli. */
export function documentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`;
      const headers = answer.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0);
      let bytes = status.length + headers + 2;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

const parts = {
  styles: /<style[^>]*>[\s\S]*?<\/style>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  'structured data': /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  'boot script': /<script>\([\s\S]*?<\/script>/,
  pictures: /<picture>[\s\S]*?<\/picture>/g,
} as const;

/** Lists the parts of a page's HTML by the brotli bytes that each adds, largest first. */
export function heaviestParts(html: string): string {
  const whole = brotliCompressSync(html).length;
  return Object.entries(parts)
    .map(([name, pattern]) => ({
      name,
      bytes: whole - brotliCompressSync(html.replace(pattern, '')).length,
    }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${name} ${bytes}`)
    .join(', ');
}
