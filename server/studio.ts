import './settingsFile.ts';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { studio } from '#content/studio.ts';
import { orderReference } from '#contract/orders.ts';
import { checkOwnerFiles } from '#owner/check.ts';
import { ConfigError, isDemo, readConfig, type Config } from './config.ts';
import { openExistingDatabase, type Database, type Db } from './db/database.ts';
import { orderStates } from './db/schema.ts';
import { createLog } from './log.ts';
import { requeue } from './mail/outbox.ts';
import {
  recordFulfillment,
  recordRefund,
  undoFulfillment,
  type Recorded,
} from './shop/afterPayment.ts';
import { settleByOwner } from './shop/outcome.ts';
import { erasePerson } from './studio/forget.ts';
import {
  describeOrder,
  findOrders,
  listDeadLetters,
  listMails,
  listMessages,
  listOldestWaiting,
  listOrders,
  type Selection,
} from './studio/lists.ts';
import { findSampleFields } from '#owner/samples.ts';
import { localTime, toCsv, toTable, type Rows } from './studio/text.ts';
import release from '../package.json' with { type: 'json' };

/** One run of a command: its settings, output and exit code. */
type Run = {
  env: NodeJS.ProcessEnv;
  /** Prints the result, which can be redirected into a file. */
  out: (text: string) => void;
  /** Prints everything but the result: notices and errors. */
  err: (text: string) => void;
  exitCode: number;
};

/** The context of a command. A ConfigError that it throws prints one sentence and exits with 1. */
type Shop = Run & { config: Config; database: Database; db: Db };

const limit = new Option('-n, --limit <number>', 'how many to show, the newest first')
  .default(50)
  .argParser((text) => {
    if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
    return Number(text);
  });
const state = new Option('-s, --state <state>', 'only orders in this state').choices(orderStates);
const createDayOption = (name: string, words: string) =>
  new Option(`--${name} <day>`, words).argParser((text) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
    throw new InvalidArgumentError('It must be a day such as 2026-11-26.');
  });
const since = createDayOption('since', 'only orders of this day and later');
const until = createDayOption('until', 'only orders of this day and earlier');

/**
 * Runs one of the owner's commands: `npm run studio -- <command>`.
 * @returns the exit code: 0 done, 1 failed or found a problem, 2 nothing done because a
 * confirmation is missing.
 */
export async function runStudio(
  args: readonly string[],
  {
    env = process.env,
    out = (text: string) => void process.stdout.write(text),
    err = (text: string) => void process.stderr.write(text),
  } = {},
): Promise<number> {
  const run = { env, out, err, exitCode: 0 };
  try {
    await createProgram(run).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  return run.exitCode;
}

function createProgram(run: Run): Command {
  const program = new Command('npm run studio --')
    .description("Orders, messages and mails of the studio, and a check of the owner's files.")
    .option('--env-file <file>', 'read the settings from this file, as the server does')
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({ writeOut: run.out, writeErr: run.err });
  const { withShop, withOrder } = createActions(run);

  program
    .command('status')
    .description('show the release, what waits longest, and what is still a sample')
    .action(
      withShop(async (shop) => {
        const built = statSync(join(shop.config.buildDir, '../build-info.json'), {
          throwIfNoEntry: false,
        })?.mtimeMs;
        const pages = built === undefined ? 'no pages' : `pages built ${localTime(built)}`;
        const rows = [
          ['Release', `${release.version}, ${pages}`],
          ...(await listOldestWaiting(shop.db)),
          ...findSampleFields(studio).map((sample) => ['Sample', sample]),
        ];
        printTable(shop, { headings: ['What', 'Value'], rows });
      }),
    );

  program
    .command('orders')
    .description('list the orders')
    .addOption(state)
    .addOption(since)
    .addOption(until)
    .addOption(limit)
    .action(
      withShop(async (shop, options: Selection) =>
        printTable(shop, await listOrders(shop.db, options)),
      ),
    );

  program
    .command('order')
    .description('show all that is known of one order')
    .argument('<order>', 'the order as the mails name it')
    .action(withOrder(async (shop, id) => printTable(shop, await describeOrder(shop.db, id))));

  program
    .command('fulfil')
    .description('record that an order is ready for pickup or on its way')
    .argument('<order>', 'the order as the mails name it')
    .option('--mail', 'tell the buyer by mail, also later')
    .action(
      withOrder(async ({ db, out }, id, { mail = false }: { mail?: boolean }) => {
        const mailed = requireRecorded(
          await recordFulfillment(db, id, { mail, now: Date.now() }),
          'fulfilled',
        );
        const toBuyer = mailed
          ? 'the mail to the buyer is on its way'
          : mail
            ? 'the buyer has no valid address: please call'
            : 'the buyer was not mailed; --mail still does it';
        out(`${nameOf(id)} is fulfilled: ${toBuyer}.\n`);
      }),
    );

  program
    .command('undo')
    .description('take back that an order is fulfilled, while the buyer was not mailed')
    .argument('<order>', 'the order as the mails name it')
    .action(
      withOrder(async ({ db, out }, id) => {
        if (!(await undoFulfillment(db, id, Date.now()))) {
          throw new ConfigError(
            'Only a fulfilled order whose buyer was not mailed can be taken back: nothing was changed.',
          );
        }
        out(`${nameOf(id)} is paid and no longer fulfilled.\n`);
      }),
    );

  program
    .command('refunded')
    .description('record that the money of an order went back, after you sent it back in Square')
    .argument('<order>', 'the order as the mails name it')
    .action(
      withOrder(async ({ db, out }, id) => {
        requireRecorded(await recordRefund(db, id, Date.now()), 'refunded');
        out(`${nameOf(id)} is refunded; the buyer was not mailed.\n`);
      }),
    );

  program
    .command('messages')
    .description('list the messages from the contact form')
    .addOption(limit)
    .action(
      withShop(async (shop, options: Selection) =>
        printTable(shop, await listMessages(shop.db, options)),
      ),
    );

  program
    .command('mail')
    .description('list mails that have not left; send dead letters again with --requeue')
    .option('-r, --requeue <id>', "try this dead letter again; 'all' tries every one")
    .action(
      withShop(async (shop, { requeue: wanted }: { requeue?: string }) => {
        if (wanted === undefined) {
          printTable(shop, await listMails(shop.db));
          return;
        }
        const count = await requeue(shop.db, wanted, Date.now());
        if (!count && wanted !== 'all') throw new ConfigError('No dead letter has this id.');
        shop.out(`Mails that are tried again: ${count}.\n`);
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
      withOrder(async ({ db, config, out }, id, outcome: string) => {
        const deps = {
          db,
          publicUrl: config.publicUrl,
          now: Date.now,
          gateway: { demo: isDemo(config) },
          onMailQueued() {},
        };
        if (!(await settleByOwner(deps, id, outcome === 'paid'))) {
          throw new ConfigError('The payment of this order is not yours to settle.');
        }
        const mails = outcome === 'paid' ? ', and its mails are on their way' : '';
        out(`${nameOf(id)} is ${outcome}${mails}.\n`);
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
      withShop(
        async (
          shop,
          what: string,
          { out, excel = false, ...selection }: Selection & { out?: string; excel?: boolean },
        ) => {
          const rows = await (what === 'orders'
            ? listOrders(shop.db, selection)
            : listMessages(shop.db, {}));
          const csv = toCsv(rows, { bom: excel });
          if (!out) {
            shop.out(csv);
            return;
          }
          try {
            writeFileSync(out, csv, { mode: 0o600 });
          } catch (error) {
            const { code } = error as NodeJS.ErrnoException;
            throw new ConfigError(`${out} cannot be written (${code ?? 'unknown'}).`);
          }
          shop.out(`Written to ${out}: ${rows.rows.length} row(s).\n`);
        },
      ),
    );

  program
    .command('check')
    .description('check the files studio.json and catalogue.json, and say what is still a sample')
    .action(() => {
      const problems = checkOwnerFiles();
      for (const problem of problems) run.err(`${problem}\n`);
      for (const sample of findSampleFields(studio)) run.out(`Sample: ${sample}\n`);
      if (problems.length) run.exitCode = 1;
      else run.out("The owner's files are valid.\n");
    });

  program
    .command('forget')
    .description("erase one person's messages, orders and mails")
    .argument('<email>', 'the address of the person')
    .option('--yes', 'erase; without it, only count what would be erased')
    .action(
      withShop(
        async ({ database, config, out, err }, email: string, options: { yes?: boolean }) => {
          const erase = options.yes === true;
          const mailFolder = join(config.dataDir, 'outbox');
          const found = await erasePerson(database, email, { erase, mailFolder, now: Date.now() });
          const { messages, unpaid, paid, mails, busy, clean } = found;
          out(
            `${erase ? 'Erased' : 'To erase'}: ${messages.length} message(s), ${unpaid.length} unpaid order(s), ${mails.length} mail(s). ` +
              `Paid orders that keep only their figures: ${paid.length}.\n`,
          );
          if (busy) {
            err(`Orders and messages that stay until a payment or mail is through: ${busy}.\n`);
          }
          if (!erase) {
            out('Run the command again with --yes to erase.\n');
            run.exitCode = 2;
            return;
          }
          if (!clean) err('The database is being read: run the command again.\n');
          out(
            'Backups that were made before now still hold all of it: delete them, or run this command again after restoring one.\n',
          );
          if (busy || !clean) run.exitCode = 1;
        },
      ),
    );
  return program;
}

function createActions(run: Run) {
  /** Opens the server's database for a command; prints its name and the number of dead letters. */
  const withShop =
    <A extends unknown[]>(work: (shop: Shop, ...args: A) => Promise<void>) =>
    async (...args: A): Promise<void> => {
      try {
        const config = readConfig(run.env, { serving: false });
        const database = await openExistingDatabase(config, createLog('silent'));
        const { db } = database;
        try {
          const { length } = await listDeadLetters(db);
          if (length) run.err(`Mails that could not be delivered: ${length}. 'mail' shows them.\n`);
          run.err(`Reading ${database.name}\n`);
          await work({ ...run, config, database, db }, ...args);
        } finally {
          await db.destroy();
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        run.err(error instanceof ConfigError ? `${reason}\n` : `The database failed: ${reason}\n`);
        run.exitCode = 1;
      }
    };

  /** Opens the database for a command about one order, given by the start of its id. */
  const withOrder = <A extends unknown[]>(
    work: (shop: Shop, id: string, ...args: A) => Promise<void>,
  ) =>
    withShop(async (shop, reference: string, ...args: A) => {
      const [id, another] = await findOrders(shop.db, reference);
      if (id === undefined) throw new ConfigError('There is no such order.');
      if (another) throw new ConfigError('Several orders begin so: give more of the id.');
      await work(shop, id, ...args);
    });
  return { withShop, withOrder };
}

/** @returns whether a mail was queued. @throws ConfigError when the state does not allow the step. */
function requireRecorded(recorded: Recorded, step: string): boolean {
  if (recorded.done) return recorded.mailed;
  const { state } = recorded;
  throw new ConfigError(
    state === step
      ? `The order is ${step} already: nothing was changed.`
      : `An order that is ${state ?? 'gone'} cannot be ${step}: nothing was changed.`,
  );
}

/** An order as the mails name it. */
const nameOf = (id: string) => `Order ${orderReference({ id })}`;

function printTable({ out }: Run, rows: Rows): void {
  out(`${rows.rows.length ? toTable(rows) : 'There are none.'}\n`);
}

if (import.meta.main) process.exitCode = await runStudio(process.argv.slice(2));
