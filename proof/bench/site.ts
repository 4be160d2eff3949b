import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/freePort.ts';
import { runScript } from '#tests/support/processes.ts';

export const CLIENT = 'build/client';

/** Serves the last build, or one in a folder, like `npm run serve`, with an empty database. */
export async function startSite(
  folder = CLIENT,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!existsSync(folder)) throw new Error('There is no build: run `npm run build` first.');
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = runScript('server/index.ts', {
    BUILD_DIR: folder,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'silent',
  });
  const url = await server.ready();
  return {
    url,
    stop: async () => {
      await server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
