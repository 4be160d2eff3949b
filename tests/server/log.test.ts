import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProcess } from '#proof/fault-injection/resources.ts';
import { runInParallel } from '#proof/fault-injection/result.ts';
import { freePort } from '#tests/support/freePort.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { until } from '#tests/support/until.ts';
import { createLog, openLogFile } from '#server/log.ts';

it('a log that cannot be written drops lines, and later logs how many', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-log-'));
  const fifo = join(folder, 'log');
  execFileSync('mkfifo', [fifo]);
  const fd = openSync(fifo, constants.O_RDWR | constants.O_NONBLOCK);
  const log = createLog('info', openLogFile(fd));
  const lines = 5_000;
  for (let count = 1; count <= lines; count += 1) log.info({ count }, 'x'.repeat(100));

  let text = '';
  const bytes = Buffer.alloc(65_536);
  await until(() => {
    try {
      text += bytes.toString('utf8', 0, readSync(fd, bytes));
    } catch {
      // EAGAIN: the pipe has no data yet.
    }
    return text.includes('log lines were dropped');
  });
  const written = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { count: number });
  const dropped = written.at(-1)?.count ?? 0;
  expect(dropped).toBeGreaterThan(1_000);
  expect(written).toHaveLength(lines - dropped + 1);
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

it.runIf(existsSync('/dev/full'))(
  'a log on a full disk stops neither requests nor shutdown',
  async () => {
    const port = await freePort();
    await using server = startProcess(
      { PORT: String(port), LOG_LEVEL: 'debug' },
      { wrapper: ['sh', '-c', 'exec "$@" > /dev/full', 'sh'] },
    );
    const url = `http://127.0.0.1:${port}`;
    const respondsTo = (path: string) =>
      fetch(url + path).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(() => respondsTo('/'));
    await runInParallel(50, 10, async () => {
      expect(await respondsTo('/services')).toBe(true);
      await placeOrder({ url });
    });
    server.child.kill('SIGTERM');
    expect(await server.ended()).toMatchObject({ code: 0 });
  },
);
