import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '#tests/support/freePort.ts';
import { runServer } from '#tests/support/processes.ts';
import { until } from '#tests/support/server.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { writeSite } from '#tests/support/site.ts';
import { inParallel, resultOf, skipped, type Result } from './result.ts';
import { stop } from './stop.ts';

/** A log on a full disk, which takes no line at all: pages answer and SIGTERM is obeyed. */
export async function logOnFullDisk(given: { requests: number }): Promise<Result> {
  const wanted = 'log on a full disk: pages answer, SIGTERM obeyed';
  if (!existsSync('/dev/full')) return skipped(wanted, 'this machine has no /dev/full');
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-log-'));
  const buildDir = writeSite();
  const port = await freePort();
  const server = runServer(
    dataDir,
    { PORT: String(port), BUILD_DIR: buildDir, LOG_LEVEL: 'debug' },
    { wrapper: ['sh', '-c', 'exec "$@" > /dev/full', 'sh'] },
  );
  const url = `http://127.0.0.1:${port}`;
  const problems: string[] = [];
  try {
    await until(
      () =>
        fetch(url).then(
          (answer) => answer.ok,
          () => false,
        ),
      20_000,
    );
    let answered = 0;
    await inParallel(given.requests, 10, async () => {
      const { ok } = await fetch(`${url}/services`);
      await placeOrder({ url });
      if (ok) answered += 1;
    });
    if (answered < given.requests) problems.push('pages did not answer');
    const stopped = await stop(server, problems);
    return resultOf(
      wanted,
      `${answered} of ${given.requests} pages and as many orders, ended ${(stopped / 1000).toFixed(1)} s after SIGTERM`,
      problems,
    );
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(dirname(buildDir), { recursive: true, force: true });
  }
}
