import { rmSync } from 'node:fs';
import { build } from '../../scripts/build.ts';

// The server for the end-to-end tests (playwright.config.ts): the production build with an empty
// database, so that earlier orders do not count.
const { DATA_DIR, VITE_SQUARE_APPLICATION_ID, SERVED_AT } = process.env;
if (DATA_DIR) rmSync(DATA_DIR, { recursive: true, force: true });
await build();
// The pages are built for the owner's URL, which may be https; this server's URL is SERVED_AT.
if (SERVED_AT) process.env.PUBLIC_URL = SERVED_AT;
await (VITE_SQUARE_APPLICATION_ID ? import('./cardServer.ts') : import('#server/index.ts'));
