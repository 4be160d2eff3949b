import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { createFileTransport } from '#server/mail/transports/files.ts';
import { runScript } from '#tests/support/processes.ts';
import { post, startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, paymentFor, placeOrder, typedOrder } from '#tests/support/shop.ts';
import { temporaryFolder } from './resources.ts';
import { resultOf, type Result } from './result.ts';

const PERSON = 'wipe-3f9c';

/** No byte of an erased person remains on disk or in a new backup. */
export async function testErasedBytes(given: { others: number }): Promise<Result> {
  using folder = temporaryFolder();
  const dataDir = folder.path;
  await using server = await startTestServer({
    config: { dataDir },
    transport: createFileTransport(join(dataDir, 'outbox'), 'studio@example.com'),
  });
  const problems: string[] = [];
  // `Ä` is not lowercased by SQLite's `lower`; the contact form rejects such an address.
  const email = `${PERSON}-Ärztin@example.com`;
  const plainEmail = `${PERSON}@example.com`;
  const order = { ...typedOrder(PERSON), customerEmail: email };
  const message = {
    ...contactMessage,
    name: PERSON,
    email: plainEmail,
    message: `${PERSON} `.repeat(400),
  };
  // Other people before and after, so that the person shares database pages with them.
  for (let index = 0; index < given.others; index += 1) {
    await placeOrder(server);
    if (index !== Math.floor(given.others / 2)) continue;
    await placeOrder(server, { ...order, customerEmail: email.toLowerCase() });
    const id = await placeOrder(server, order);
    await pay(server, id, paymentFor(id, order));
    const { status } = await post(server, '/api/contact', message);
    if (status !== 200) problems.push(`the message was answered with ${status}`);
  }
  const mailFiles = () => globSync('outbox/*.eml', { cwd: dataDir });
  const { db } = server.database;
  const waiting = db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
  await until(async () => (await waiting.execute()).length === 0 && mailFiles().length > 0);
  const before = findFilesWithPerson(dataDir).length;
  if (!before) problems.push('the person was never on the disk');

  for (const address of [email, plainEmail]) {
    const args = ['forget', address.toUpperCase(), '--yes'];
    // While the server reads the database, the command asks to be run again.
    await until(async () => {
      const { code } = await runScript('server/studio.ts', { DATA_DIR: dataDir }, { args }).ended();
      return code === 0;
    });
  }
  const backup = new DatabaseSync(join(dataDir, 'studio.sqlite'));
  backup.prepare('vacuum into ?').run(join(dataDir, 'backup.sqlite'));
  backup.close();
  problems.push(...findFilesWithPerson(dataDir).map((file) => `the person is still in ${file}`));
  return resultOf(
    'forget: no byte of the person in database, log, outbox and a new backup',
    `in ${before} files before, in ${findFilesWithPerson(dataDir).length} after`,
    problems,
  );
}

/** The files of a folder that contain the person's data as UTF-8. */
function findFilesWithPerson(folder: string): string[] {
  // Not in this process: closing a file here would also drop SQLite's locks on it.
  const { stdout } = spawnSync('grep', ['-rlaF', PERSON, folder], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => basename(file));
}
