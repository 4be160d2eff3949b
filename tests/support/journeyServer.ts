import { rmSync } from 'node:fs';
import { buildIfChanged } from '../../scripts/build.ts';

// What the journeys run against (playwright.config.ts): the production build, served from an empty
// database, since yesterday's orders must not be counted.
const { DATA_DIR, VITE_SQUARE_APPLICATION_ID, SERVED_AT } = process.env;
if (DATA_DIR) rmSync(DATA_DIR, { recursive: true, force: true });
await buildIfChanged();
// The pages have the owner's address, which may be https; here the server has this one.
if (SERVED_AT) process.env.PUBLIC_URL = SERVED_AT;
await (VITE_SQUARE_APPLICATION_ID ? import('./cardServer.ts') : import('#server/index.ts'));
