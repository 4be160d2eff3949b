import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from '#tests/support/processes.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { temporaryFolder } from './resources.ts';
import { resultOf, skipped, type Result } from './result.ts';

/** There is at least one fsync per acknowledged order. */
export async function testFsyncPerOrder(given: { orders: number }): Promise<Result> {
  const wanted = `at least 1 fsync for each of ${given.orders} acknowledged orders`;
  using folder = temporaryFolder();
  const trace = join(folder.path, 'trace');
  const strace = ['strace', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace];
  try {
    execFileSync('strace', ['-qq', '-o', '/dev/null', 'true'], { stdio: 'ignore' });
  } catch {
    return skipped(wanted, 'strace is missing or may not trace here');
  }
  const server = runServer(folder.path, {}, { wrapper: strace });
  const countFsyncs = () =>
    readFileSync(trace, 'utf8').match(/f(data)?sync\(\d+\)\s*= 0|resumed>/g)?.length ?? 0;
  try {
    const url = await server.ready();
    const before = countFsyncs();
    for (let index = 0; index < given.orders; index += 1) await placeOrder({ url });
    const seen = countFsyncs() - before;
    const problems = seen < given.orders ? ['fewer than orders'] : [];
    return resultOf(wanted, `${seen} fsyncs`, problems);
  } finally {
    process.kill(Number(/Process (\d+)/.exec(server.output())?.[1]), 'SIGKILL');
    await server.ended();
  }
}
