import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runServer } from '#tests/support/processes.ts';
import { until } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { othersLoad, timedResultOf, type Result } from './result.ts';
import { stop } from './stop.ts';

const OPEN_WITHIN = 2_000;
/** Requests drain for 8 s; the gateway's call gets a second more. */
const STOPPED_WITHIN = 12_000;

/** Target 23: with open payments and a gateway that takes calls and never answers, a start waits for nobody. */
export async function hangingGateway(given: { payments: number }): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-hanging-'));
  const gateway = createServer(() => {});
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const start = () =>
    runServer(dataDir, {
      LOG_LEVEL: 'fatal',
      LEDGER_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    });
  const problems: string[] = [];
  let server = start();
  try {
    const url = await server.ready();
    for (let number = 0; number < given.payments; number += 1) {
      void pay({ url }, await placeOrder({ url })).catch(() => {});
    }
    const database = new DatabaseSync(join(dataDir, 'studio.sqlite'), { timeout: 5_000 });
    const open = database.prepare("select id from payments where state = 'started'");
    await until(() => open.all().length === given.payments);
    await server.kill('SIGKILL');
    database.exec('update payments set lease_until = 0, next_at = 0');
    database.close();

    const load = await othersLoad();
    const began = performance.now();
    server = start();
    const again = await server.ready();
    const { status } = await fetch(`${again}/api/products`);
    const opened = performance.now() - began;
    if (status !== 200) problems.push(`the catalogue is ${status}`);
    const slow = opened > OPEN_WITHIN ? ['the start waited'] : [];
    const stopped = await stop(server, problems);
    if (stopped > STOPPED_WITHIN) problems.push('SIGTERM waited');
    return timedResultOf(
      'a hanging gateway at start: port open within 2 s, SIGTERM obeyed',
      `with ${given.payments} open payments open after ${(opened / 1000).toFixed(1)} s, ended ${(stopped / 1000).toFixed(1)} s after SIGTERM`,
      { problems, slow, loads: [load, await othersLoad()] },
    );
  } finally {
    await server.kill('SIGKILL');
    gateway.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
