import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '#tests/support/freePort.ts';

/** The default folder of the Storybook built for tests. */
export const BUILT = '.cache/storybook';

/** The URL path at which the tests serve it: a built Storybook must work in any subfolder. */
export const FOLDER = '/reviews/today/';

/** Builds the Storybook into a folder; exits the process on failure. */
export function buildStorybook(folder = BUILT): void {
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const args = [storybook, 'build', '--disable-telemetry', '--quiet', '-o', folder];
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

/**
 * Serves a built Storybook as static files from a subfolder.
 * @param onLost called with every requested path that has no file.
 * @returns its address, and `close`, which waits for current responses.
 */
export async function serveStorybook(built: string, onLost: (address: string) => void) {
  const files = sirv(built, { etag: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const respondNotFound = () => {
      // Browsers request this file even if no page links to it.
      if (url !== '/favicon.ico') onLost(url);
      response.writeHead(404).end();
    };
    if (!url.startsWith(FOLDER)) return respondNotFound();
    request.url = url.slice(FOLDER.length - 1);
    files(request, response, respondNotFound);
  });
  const address = `http://127.0.0.1:${await listen(server)}${FOLDER}`;
  const close = () => new Promise((closed) => server.close(closed));
  return { address, close };
}
