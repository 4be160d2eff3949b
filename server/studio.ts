import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { studio } from '#content/studio.ts';
import { checkOwnerFiles } from '#owner/check.ts';
import { ConfigError, isDemo, readConfig } from './config.ts';
import { LONG_SILENCE, openDatabase, type Database, type Db } from './db/database.ts';
import type { OrderStatus } from './db/schema.ts';
import { createLog } from './log.ts';
import { requeue } from './mail/outbox.ts';
import { settleByOwner } from './shop/payments.ts';
import { forget } from './studio/forget.ts';
import { findOrders, listMails, listMessages, listOrders, type Selection } from './studio/lists.ts';
import { samplesOf } from './studio/samples.ts';
import { toCsv, toTable, type Rows } from './studio/text.ts';

// The owner's commands: `npm run studio -- <command>`. Exit codes: 0 done, 1 failed or found
// something wrong, 2 nothing done because a confirmation is missing.
const program = new Command('npm run studio --')
  .description("Orders, messages and mails of the studio, and a check of the owner's files.")
  .showHelpAfterError();

const limit = new Option('-n, --limit <number>', 'how many to show, the newest first')
  .default(50)
  .argParser((text) => {
    if (!/^[1-9]\d{0,5}$/.test(text)) program.error(`--limit must be a whole number: ${text}`);
    return Number(text);
  });
const status = new Option('-s, --status <status>', 'only orders with this status').choices([
  'pending',
  'paid',
  'cancelled',
  'expired',
]);

program
  .command('orders')
  .description('list the orders')
  .addOption(status)
  .addOption(limit)
  .action(withDatabase(async ({ db }, options: Selection) => show(await listOrders(db, options))));

program
  .command('messages')
  .description('list the messages from the contact form')
  .addOption(limit)
  .action(
    withDatabase(async ({ db }, options: Selection) => show(await listMessages(db, options))),
  );

program
  .command('mail')
  .description('list mails that have not left; send dead letters again with --requeue')
  .option('-r, --requeue <id>', "try this dead letter again; 'all' tries every one")
  .action(
    withDatabase(async ({ db }, { requeue: wanted }: { requeue?: string }) => {
      if (wanted === undefined) show(await listMails(db));
      else await requeueMails(db, wanted);
    }),
  );

program
  .command('settle')
  .description('say whether an order was paid that a mail asked you to look for')
  .argument('<order>', 'the order as the mail names it')
  .addArgument(
    new Argument('<outcome>', 'what the payment provider shows').choices(['paid', 'unpaid']),
  )
  .action(
    withDatabase(async ({ db }, reference: string, outcome: string) => {
      const config = readConfig(process.env);
      const orders = await findOrders(db, reference);
      const deps = {
        db,
        publicUrl: config.publicUrl,
        now: Date.now,
        gateway: { demo: isDemo(config) },
        onMailQueued() {},
      };
      const [id] = orders;
      if (
        id === undefined ||
        orders.length > 1 ||
        !(await settleByOwner(deps, id, outcome === 'paid'))
      ) {
        console.error('There is no such order, or its payment is not yours to settle.');
        process.exitCode = 1;
        return;
      }
      console.log(
        outcome === 'paid'
          ? 'The order is paid, and its mails are on their way.'
          : 'The order is unpaid.',
      );
    }),
  );

program
  .command('export')
  .description('write orders or messages as CSV for a spreadsheet')
  .argument('<what>', "'orders' or 'messages'")
  .addOption(status)
  .option('-o, --out <file>', 'write into this file rather than to the screen')
  .action(
    withDatabase(async ({ db }, what: string, options: { status?: OrderStatus; out?: string }) => {
      if (what !== 'orders' && what !== 'messages') {
        program.error("Say what to export: 'orders' or 'messages'.");
      }
      const rows = await (what === 'orders' ? listOrders(db, options) : listMessages(db, {}));
      if (!options.out) {
        process.stdout.write(toCsv(rows));
        return;
      }
      writeFileSync(options.out, toCsv(rows), { mode: 0o600 });
      console.log(`Written to ${options.out}: ${rows.rows.length} row(s).`);
    }),
  );

program
  .command('check')
  .description('check the files studio.json and catalogue.json, and say what is still a sample')
  .action(() => {
    const problems = checkOwnerFiles();
    for (const problem of problems) console.error(problem);
    for (const sample of samplesOf(studio)) console.log(`Sample: ${sample}`);
    if (problems.length === 0) console.log("The owner's files are valid.");
    process.exitCode = problems.length ? 1 : 0;
  });

program
  .command('forget')
  .description("erase one person's messages, orders and mails")
  .argument('<email>', 'the address of the person')
  .option('--yes', 'erase; without it, only count what would be erased')
  .action(
    withDatabase(async (database, email: string, { yes = false }: { yes?: boolean }) => {
      const mailFolder = join(readConfig(process.env).dataDir, 'outbox');
      const options = { erase: yes, mailFolder, now: Date.now() };
      const found = await forget(database, email, options);
      const { messages, unpaidOrders, paidOrders, mails, busy, clean } = found;
      console.log(
        `${yes ? 'Erased' : 'To erase'}: ${messages} message(s), ${unpaidOrders} unpaid order(s), ${mails} mail(s). ` +
          `Paid orders that keep only their figures: ${paidOrders}.`,
      );
      if (busy) {
        console.error(`Orders and messages that stay until a payment or mail is through: ${busy}.`);
      }
      if (yes && !clean) console.error('The database is being read: run the command again.');
      if (!yes) console.log('Run the command again with --yes to erase.');
      process.exitCode = yes ? (busy || !clean ? 1 : 0) : 2;
    }),
  );

await program.parseAsync();

/** Opens the server's database for a command, also while the server runs. */
function withDatabase<A extends unknown[]>(
  work: (database: Database, ...args: A) => Promise<void>,
) {
  return async (...args: A): Promise<void> => {
    try {
      const database = await openDatabase(
        readConfig(process.env),
        createLog('silent'),
        LONG_SILENCE,
      );
      await work(database, ...args).finally(() => database.db.destroy());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(error instanceof ConfigError ? reason : `The database failed: ${reason}`);
      process.exitCode = 1;
    }
  };
}

function show(rows: Rows): void {
  console.log(rows.rows.length ? toTable(rows) : 'There are none.');
}

async function requeueMails(db: Db, wanted: string): Promise<void> {
  const dead =
    wanted === 'all'
      ? await db.selectFrom('outbox').select('id').where('dead_at', 'is not', null).execute()
      : [{ id: wanted }];
  let count = 0;
  for (const { id } of dead) if (await requeue(db, id, Date.now())) count += 1;
  console.log(`Mails that are tried again: ${count}.`);
  if (count === 0 && wanted !== 'all') process.exitCode = 1;
}
