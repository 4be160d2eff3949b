import './settingsFile.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { studio } from '#content/studio.ts';
import { checkOwnerFiles } from '#owner/check.ts';
import { ConfigError, isDemo, readConfig } from './config.ts';
import { openExisting, type Database, type Db } from './db/database.ts';
import { orderStates, type OrderState } from './db/schema.ts';
import { createLog } from './log.ts';
import { requeue } from './mail/outbox.ts';
import { fulfil, recordRefund } from './shop/afterPayment.ts';
import { settleByOwner } from './shop/payments.ts';
import { forget } from './studio/forget.ts';
import {
  countDeadLetters,
  describeOrder,
  findOrders,
  listMails,
  listMessages,
  listOrders,
  type Selection,
} from './studio/lists.ts';
import { samplesOf } from './studio/samples.ts';
import { toCsv, toTable, type Rows } from './studio/text.ts';

// The owner's commands: `npm run studio -- <command>`. Exit codes: 0 done, 1 failed or found
// something wrong, 2 nothing done because a confirmation is missing.
const program = new Command('npm run studio --')
  .description("Orders, messages and mails of the studio, and a check of the owner's files.")
  .option('--env-file <file>', 'read the settings from this file, as the server does')
  .showHelpAfterError();

const limit = new Option('-n, --limit <number>', 'how many to show, the newest first')
  .default(50)
  .argParser((text) => {
    if (!/^[1-9]\d{0,5}$/.test(text)) program.error(`--limit must be a whole number: ${text}`);
    return Number(text);
  });
const state = new Option('-s, --state <state>', 'only orders in this state').choices(orderStates);
const day = (name: string, words: string) =>
  new Option(`--${name} <day>`, words).argParser((text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
      program.error(`--${name} must be a day such as 2026-11-26.`);
    return text;
  });
const since = day('since', 'only orders of this day and later');
const until = day('until', 'only orders of this day and earlier');

program
  .command('orders')
  .description('list the orders')
  .addOption(state)
  .addOption(since)
  .addOption(until)
  .addOption(limit)
  .action(withDatabase(async ({ db }, options: Selection) => show(await listOrders(db, options))));

program
  .command('order')
  .description('show all that is known of one order')
  .argument('<order>', 'the order as the mails name it')
  .action(
    withOrder(async ({ db }, id) => {
      show(await describeOrder(db, id));
    }),
  );

program
  .command('fulfil')
  .description('record that an order is ready for pickup or on its way')
  .argument('<order>', 'the order as the mails name it')
  .option('--mail', 'tell the buyer by mail')
  .action(
    withOrder(async ({ db }, id, { mail = false }: { mail?: boolean }) => {
      const recorded = await fulfil(db, id, { mail, now: Date.now() });
      if (!recorded.done) refuse(recorded, 'fulfilled');
      else if (recorded.mailed) console.log('Recorded, and the mail to the buyer is on its way.');
      else
        console.log(mail ? 'Recorded. The buyer has no valid address: please call.' : 'Recorded.');
    }),
  );

program
  .command('refunded')
  .description('record that the money of an order went back, after you sent it back in Square')
  .argument('<order>', 'the order as the mails name it')
  .action(
    withOrder(async ({ db }, id) => {
      const recorded = await recordRefund(db, id, Date.now());
      if (!recorded.done) refuse(recorded, 'refunded');
      else console.log('Recorded.');
    }),
  );

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
    withOrder(async ({ db }, id, outcome: string) => {
      const config = readConfig(process.env, { serving: false });
      const deps = {
        db,
        publicUrl: config.publicUrl,
        now: Date.now,
        gateway: { demo: isDemo(config) },
        onMailQueued() {},
      };
      if (!(await settleByOwner(deps, id, outcome === 'paid'))) {
        fail('The payment of this order is not yours to settle.');
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
  .addArgument(new Argument('<what>', 'what to write').choices(['orders', 'messages']))
  .addOption(state)
  .addOption(since)
  .addOption(until)
  .option('-o, --out <file>', 'write into this file rather than to the screen')
  .option('--excel', 'mark the text for Excel, which reads other letters wrongly otherwise')
  .action(
    withDatabase(
      async (
        { db },
        what: string,
        { out, excel = false, ...selection }: Selection & { out?: string; excel?: boolean },
      ) => {
        const rows = await (what === 'orders' ? listOrders(db, selection) : listMessages(db, {}));
        const csv = toCsv(rows, { bom: excel });
        if (!out) {
          process.stdout.write(csv);
          return;
        }
        try {
          writeFileSync(out, csv, { mode: 0o600 });
        } catch (error) {
          fail(`${out} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
          return;
        }
        console.log(`Written to ${out}: ${rows.rows.length} row(s).`);
      },
    ),
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
      const { dataDir } = readConfig(process.env, { serving: false });
      const mailFolder = join(dataDir, 'outbox');
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
      if (yes) {
        console.log(
          'Backups that were made before now still hold all of it: delete them, or run this command again after restoring one.',
        );
      } else console.log('Run the command again with --yes to erase.');
      process.exitCode = yes ? (busy || !clean ? 1 : 0) : 2;
    }),
  );

await program.parseAsync();

/** Opens the server's database for a command, says which one it is and what waits in it. */
function withDatabase<A extends unknown[]>(
  work: (database: Database, ...args: A) => Promise<void>,
) {
  return async (...args: A): Promise<void> => {
    try {
      const config = readConfig(process.env, { serving: false });
      const database = await openExisting(config, createLog('silent'));
      try {
        // On the error output, so that what is asked for can be put into a file.
        const dead = await countDeadLetters(database.db);
        if (dead > 0) {
          console.error(`Mails that could not be delivered: ${dead}. 'mail' shows them.`);
        }
        console.error(`Reading ${database.name}`);
        await work(database, ...args);
      } finally {
        await database.db.destroy();
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      fail(error instanceof ConfigError ? reason : `The database failed: ${reason}`);
    }
  };
}

/** The same for a command about one order, which people name by the beginning of its id. */
function withOrder<A extends unknown[]>(
  work: (database: Database, id: string, ...args: A) => Promise<void>,
) {
  return withDatabase(async (database, reference: string, ...args: A) => {
    const [id, another] = await findOrders(database.db, reference);
    if (id === undefined) fail('There is no such order.');
    else if (another !== undefined) fail('Several orders begin so: give more of the id.');
    else await work(database, id, ...args);
  });
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function refuse({ state }: { state: OrderState | undefined }, step: string): void {
  fail(
    state === step
      ? `The order is ${step} already: nothing was changed.`
      : `An order that is ${state ?? 'gone'} cannot be ${step}: nothing was changed.`,
  );
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
