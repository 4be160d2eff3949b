import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '#tests/support/processes.ts';

export const CLIENT = 'build/client';

/** Serves the last build like `npm run serve`, with an empty database. */
export async function startSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!existsSync(CLIENT)) throw new Error('There is no build: run `npm run build` first.');
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'silent' };
  const server = runScript('server/index.ts', env);
  const url = await server.ready();
  return {
    url,
    stop: async () => {
      await server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
