import { existsSync } from 'node:fs';
import { freePort } from '#tests/support/freePort.ts';
import { until } from '#tests/support/until.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { startProcess, terminate } from './resources.ts';
import { inParallel, resultOf, skipped, type Result } from './result.ts';

/** With its log on a full disk, the server still responds to requests and SIGTERM. */
export async function testLogOnFullDisk(given: { requests: number }): Promise<Result> {
  const wanted = 'log on a full disk: pages answer, SIGTERM obeyed';
  if (!existsSync('/dev/full')) return skipped(wanted, 'this machine has no /dev/full');
  const port = await freePort();
  await using server = startProcess(
    { PORT: String(port), LOG_LEVEL: 'debug' },
    { wrapper: ['sh', '-c', 'exec "$@" > /dev/full', 'sh'] },
  );
  const url = `http://127.0.0.1:${port}`;
  const problems: string[] = [];
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, 20_000);
  let answered = 0;
  await inParallel(given.requests, 10, async () => {
    const { ok } = await fetch(`${url}/services`);
    await placeOrder({ url });
    if (ok) answered += 1;
  });
  if (answered < given.requests) problems.push('pages did not answer');
  const stopped = await terminate(server, problems);
  return resultOf(
    wanted,
    `${answered} of ${given.requests} pages and as many orders, ended ${(stopped / 1000).toFixed(1)} s after SIGTERM`,
    problems,
  );
}
