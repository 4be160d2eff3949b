import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

// The server of `npm run dev` on a fresh machine: no dependency is prepared yet.
const cacheDir = mkdtempSync(join(tmpdir(), 'vite-cache-'));
// Files that other tests write meanwhile are not watched.
const server = await createServer({ mode: 'mocks', cacheDir, server: { port: 0, watch: null } });
await server.listen();
console.log(`Ready at ${server.resolvedUrls?.local[0]}`);
