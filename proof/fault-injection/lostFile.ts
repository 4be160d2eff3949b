import { chmodSync, globSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { refusals } from '#contract/refusals.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { post } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { repeatUntilStopped, startProcess } from './resources.ts';
import { resultOf, type Result } from './result.ts';

type Damage = (files: readonly string[], folder: string) => void;

const moveDatabase: Damage = (files, folder) => {
  for (const file of files) renameSync(file, join(folder, `moved${file.slice(file.indexOf('.'))}`));
};

const damages: Record<string, Damage> = {
  deleted: (files) => files.forEach((file) => rmSync(file)),
  'without its log': (files) =>
    files.filter((file) => file.endsWith('-wal')).forEach((file) => rmSync(file)),
  replaced: (files, folder) => {
    moveDatabase(files, folder);
    for (const file of files) writeFileSync(file, '');
  },
  moved: moveDatabase,
  'read-only': (files) => files.forEach((file) => chmodSync(file, 0o400)),
};

/**
 * A server whose SQLite file is deleted, replaced or made read-only reports unready within 5 s and
 * rejects writes with 503; every order acknowledged before is in the file.
 */
export async function testLostDatabaseFile(): Promise<Result> {
  const problems: string[] = [];
  let acknowledged = 0;
  let slowest = 0;
  for (const [name, damage] of Object.entries(damages)) {
    const seen = await testDamage(damage);
    acknowledged += seen.acknowledged;
    slowest = Math.max(slowest, seen.noticedAfter);
    problems.push(...seen.problems.map((problem) => `${name}: ${problem}`));
  }
  return resultOf(
    `a SQLite file ${Object.keys(damages).join(', ')}: not ready within 5 s, writes 503, nothing acknowledged is lost`,
    `not ready after ${slowest.toFixed(0)} ms at most, ${acknowledged} orders acknowledged before`,
    problems,
  );
}

async function testDamage(damage: Damage) {
  await using server = startProcess({ LOG_LEVEL: 'fatal' });
  const { dataDir } = server;
  const problems: string[] = [];
  const url = await server.ready();
  const unpaid = await placeOrder({ url });
  const acknowledged: string[] = [unpaid];
  let damagedAt = Infinity;
  let late = 0;
  const endOrders = repeatUntilStopped(
    async () => {
      const began = performance.now();
      const { status, body } = await post({ url }, '/api/orders', pickupOrder);
      if (status === 200) acknowledged.push((body as { id: string }).id);
      else if (status !== 503) problems.push(`an order is answered with ${status}`);
      if (status === 200 && began > damagedAt) late += 1;
    },
    { lanes: 4 },
  );
  await until(() => acknowledged.length >= 20);
  damage(
    globSync('studio.sqlite*', { cwd: dataDir }).map((file) => join(dataDir, file)),
    dataDir,
  );
  damagedAt = performance.now();
  await until(async () => (await fetch(`${url}/healthz/ready`)).status === 503);
  const noticedAfter = performance.now() - damagedAt;
  if (noticedAfter > 5_000) problems.push(`ready for ${noticedAfter.toFixed(0)} ms`);
  const writes = [
    await post({ url }, '/api/orders', pickupOrder),
    await pay({ url }, unpaid),
    await post({ url }, '/api/contact', contactMessage),
  ];
  await endOrders();
  for (const { status, body } of writes) {
    if (status !== 503 || body !== refusals.unavailable) problems.push(`a write is ${status}`);
  }
  if (late) problems.push(`${late} orders acknowledged afterwards`);
  if ((await fetch(`${url}/healthz/live`)).status !== 200) problems.push('not alive');
  await server.kill('SIGKILL');
  problems.push(...findLostOrders(dataDir, acknowledged));
  return { acknowledged: acknowledged.length, noticedAfter, problems };
}

/** Acknowledged orders that no database file contains. */
function findLostOrders(dataDir: string, acknowledged: readonly string[]): string[] {
  const files = readdirSync(dataDir);
  const file = files.find((name) => name === 'moved.sqlite') ?? 'studio.sqlite';
  if (!files.includes(`${file}-wal`)) return [];
  using database = new DatabaseSync(join(dataDir, file));
  const rows = database.prepare('select id from orders').all();
  const ids = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !ids.has(id));
  return lost.length ? [`${lost.length} acknowledged orders are lost`] : [];
}
