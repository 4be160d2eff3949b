import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { runScript } from '#tests/support/processes.ts';
import { post } from '#tests/support/server.ts';
import { writeSite } from '#tests/support/site.ts';

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it.each(['new', 'made by someone else'])(
  'a data folder that is %s is readable by its owner only',
  async (which) => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'studio-private-')), 'data');
    const outbox = join(dataDir, 'outbox');
    if (which !== 'new') {
      mkdirSync(outbox, { recursive: true });
      writeFileSync(join(dataDir, 'studio.sqlite'), '');
      writeFileSync(join(outbox, 'old.eml'), '');
      for (const folder of [dataDir, outbox]) chmodSync(folder, 0o755);
    }
    const server = runScript(
      'server/index.ts',
      { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, BUILD_DIR: writeSite() },
      { wrapper: ['sh', '-c', 'umask 022 && exec "$@"', 'sh'] },
    );
    await post({ url: await server.ready() }, '/api/contact', contactMessage);
    await server.waitForOutput(/mail sent/);
    expect([readMode(dataDir), readMode(outbox)]).toEqual(['700', '700']);
    const files = [dataDir, outbox].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => join(folder, name)),
    );
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => readMode(file) !== '600')).toEqual([]);
    await server.kill('SIGTERM');
  },
);
