import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { refusals } from '#contract/refusals.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { runServer } from '#tests/support/processes.ts';
import { post, until } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { resultOf, type Result } from './result.ts';

const NOTICED_WITHIN = 5_000;

type Damage = (files: readonly string[], folder: string) => void;

const move: Damage = (files, folder) => {
  for (const file of files) renameSync(file, join(folder, `moved${file.slice(file.indexOf('.'))}`));
};

const damages: Record<string, Damage> = {
  deleted: (files) => files.forEach((file) => rmSync(file)),
  'without its log': (files) =>
    files.filter((file) => file.endsWith('-wal')).forEach((file) => rmSync(file)),
  replaced: (files, folder) => {
    move(files, folder);
    for (const file of files) writeFileSync(file, '');
  },
  moved: move,
  'read-only': (files) => files.forEach((file) => chmodSync(file, 0o400)),
};

/**
 * A server whose SQLite file is deleted, replaced or made read-only is not ready within
 * 5 s and refuses writes with 503; what it acknowledged before is in the file.
 */
export async function lostFile(): Promise<Result> {
  const problems: string[] = [];
  let acknowledged = 0;
  let slowest = 0;
  for (const [name, damage] of Object.entries(damages)) {
    const seen = await lose(damage);
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

async function lose(damage: Damage) {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-lost-'));
  const server = runServer(dataDir, { LOG_LEVEL: 'fatal' });
  const problems: string[] = [];
  try {
    const url = await server.ready();
    const unpaid = await placeOrder({ url });
    const acknowledged: string[] = [unpaid];
    let stopped = false;
    let late = 0;
    const buyers = Array.from({ length: 4 }, async () => {
      while (!stopped) {
        const began = performance.now();
        const { status, body } = await post({ url }, '/api/orders', pickupOrder);
        if (status === 200) acknowledged.push((body as { id: string }).id);
        else if (status !== 503) problems.push(`an order is answered with ${status}`);
        if (status === 200 && began > damagedAt) late += 1;
      }
    });
    let damagedAt = Infinity;
    await until(() => acknowledged.length >= 20);
    damage(
      readdirSync(dataDir)
        .filter((file) => file.startsWith('studio.sqlite'))
        .map((file) => join(dataDir, file)),
      dataDir,
    );
    damagedAt = performance.now();
    await until(async () => (await fetch(`${url}/healthz/ready`)).status === 503);
    const noticedAfter = performance.now() - damagedAt;
    if (noticedAfter > NOTICED_WITHIN) problems.push(`ready for ${noticedAfter.toFixed(0)} ms`);
    const writes = [
      await post({ url }, '/api/orders', pickupOrder),
      await pay({ url }, unpaid),
      await post({ url }, '/api/contact', contactMessage),
    ];
    stopped = true;
    await Promise.all(buyers);
    for (const { status, body } of writes) {
      if (status !== 503 || body !== refusals.unavailable) problems.push(`a write is ${status}`);
    }
    if (late) problems.push(`${late} orders acknowledged afterwards`);
    if ((await fetch(`${url}/healthz/live`)).status !== 200) problems.push('not alive');
    await server.kill('SIGKILL');
    problems.push(...missing(dataDir, acknowledged));
    return { acknowledged: acknowledged.length, noticedAfter, problems };
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What was acknowledged and is in no file, where there still is one. */
function missing(dataDir: string, acknowledged: readonly string[]): string[] {
  const files = readdirSync(dataDir);
  const file = files.find((name) => name === 'moved.sqlite') ?? 'studio.sqlite';
  if (!files.includes(`${file}-wal`)) return [];
  const database = new DatabaseSync(join(dataDir, file));
  const ids = new Set(
    database
      .prepare('select id from orders')
      .all()
      .map(({ id }) => id),
  );
  database.close();
  const lost = acknowledged.filter((id) => !ids.has(id));
  return lost.length ? [`${lost.length} acknowledged orders are lost`] : [];
}
