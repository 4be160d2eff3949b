import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testLogOnFullDisk } from '#proof/fault-injection/logOnFullDisk.ts';
import { until } from '#tests/support/until.ts';
import { createLog, openLogFile } from '#server/log.ts';

it('a blocked log drops lines and logs how many once it is writable again', async () => {
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

it('a log on a full disk stops neither requests nor shutdown', async () => {
  const { pass, seen } = await testLogOnFullDisk({ requests: 50 });
  expect(pass, seen).not.toBe(false);
});
