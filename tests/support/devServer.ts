import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

// The server of `npm run dev` as on a new machine: without prebundled dependencies.
const cacheDir = mkdtempSync(join(tmpdir(), 'vite-cache-'));
// Do not watch files, since other tests write some.
const server = await createServer({ mode: 'mocks', cacheDir, server: { port: 0, watch: null } });
await server.listen();
console.log(`Ready at ${server.resolvedUrls?.local[0]}`);
