import type { Mutants } from '../mutant.ts';

/**
 * Mutants that let the server charge twice, trust a browser, lose a mail or leak typed text, in files
 * that Stryker does not mutate, or killed by tests that it does not run.
 */
export const server: Mutants = {
  'a payment in flight does not say when to come back': {
    file: 'server/shop/openPayments.ts',
    change: ['RETRY_AFTER = 2;', 'RETRY_AFTER = 0;'],
    killedBy: 'tests/server/payments.test.ts > return 409 with Retry-After while one is in flight',
  },
  'the card’s token is kept': {
    file: 'server/shop/outcome.ts',
    change: ['gateway_id: result.gatewayId, source_id: null }', 'gateway_id: result.gatewayId }'],
    killedBy: 'tests/server/payments.test.ts > delete the card token',
  },
  'a paid order queues no mails': {
    file: 'server/shop/outcome.ts',
    change: ['await queueOrderMails(trx,', 'if (gateway.demo) await queueOrderMails(trx,'],
    killedBy: 'tests/server/payments.test.ts > mark it paid and queue both mails',
  },
  'the gateway has all the time in the world': {
    file: 'server/shop/gatewayCall.ts',
    change: ['GATEWAY_TIMEOUT = 15_000;', 'GATEWAY_TIMEOUT = 60_000;'],
    killedBy: 'tests/server/guards.test.ts > aborts the gateway call after 15 seconds',
  },
  'messages are kept for half a year more': {
    file: 'server/db/retention.ts',
    change: ['const MESSAGES_REMOVED = 180 * DAY;', 'const MESSAGES_REMOVED = 360 * DAY;'],
    killedBy: 'tests/server/retention.test.ts > expires after 30 days',
  },
  'a public site takes simulated payments': {
    file: 'server/config.ts',
    change: ['if (serving && env.PUBLIC_URL', 'if (!serving && env.PUBLIC_URL'],
    killedBy: 'tests/server/config.test.ts > reject simulated payments and file mail',
  },
  'a mail that fails is tried at once': {
    file: 'server/mail/worker.ts',
    change: ['HOUR : backoff(row.attempts)', 'HOUR : 0'],
    killedBy: 'tests/server/mail.test.ts > retries with growing delays and the same id',
  },
  'what a visitor typed becomes markup in a mail': {
    file: 'server/html/html.ts',
    change: ["(character) => ENTITIES[character] ?? ''", '(character) => character'],
    killedBy: "tests/server/mail.test.ts > escape markup in a visitor's text",
  },
  'the log holds what it is given': {
    file: 'server/log.ts',
    change: ['filter(([name]) => ALLOWED.has(name))', 'filter(([name]) => name !== "")'],
    killedBy: 'tests/server/privacy.test.ts > drops every field that is not on the allowlist',
  },
  'a file stays open when its reader goes': {
    file: 'server/http/site.ts',
    change: ["    res.once('close', () => file.destroy());\n", ''],
    killedBy: 'tests/server/faultInjection.test.ts > slow readers that pipeline many requests',
  },
  'requests wait in a line without an end': {
    file: 'server/http/sockets.ts',
    change: ['if (line.length > PIPELINED) {', 'if (line.length > 1e9) {'],
    killedBy: 'tests/server/sockets.test.ts > close their connection above the limit',
  },
  'an address may have all the sockets': {
    file: 'server/http/sockets.ts',
    change: ['if (open(address, 1) > perAddress)', 'if (open(address, 1) > 1e9)'],
    killedBy:
      'tests/server/sockets.test.ts > are closed above the per-IP limit until earlier ones close',
  },
  'a migration is many transactions on SQLite': {
    file: 'server/db/sqlite.ts',
    change: ['Ddl(): boolean {\n    return true;', 'Ddl(): boolean {\n    return false;'],
    killedBy: 'tests/server/faultInjection.test.ts > killed while it migrates',
  },
  'of two first starts one dies': {
    file: 'server/db/sqlite.ts',
    change: ['if (!isLocked(error) || performance.now() >= deadline) throw error;', 'throw error;'],
    killedBy: 'tests/server/sqlite.test.ts > opens a newly created file once the lock is released',
  },
  'a silent PostgreSQL is waited for': {
    file: 'server/db/database.ts',
    change: ['socket.setTimeout(silence, () => {', 'socket.setTimeout(600_000, () => {'],
    killedBy: 'tests/server/faultInjection.test.ts > a network blackhole',
  },
  'a question to PostgreSQL may take for ever': {
    file: 'server/db/database.ts',
    change: ['statement_timeout = ${timeout};', 'statement_timeout = 0;'],
    killedBy: 'tests/server/guards.test.ts > limits connection time, statement time',
  },
  'a start waits for the gateway': {
    file: 'server/start.ts',
    change: ['  void reconciler.run();', '  await reconciler.run();'],
    killedBy: 'tests/server/guards.test.ts > is not delayed by a gateway that hangs',
  },
  'SQLite waits for a lock with the whole process': {
    file: 'server/db/sqlite.ts',
    change: ['busy_timeout = 0', 'busy_timeout = 5000'],
    killedBy: 'tests/server/sqlite.test.ts > reads at once, and writes after the lock is released',
  },
  'the log keeps all lines that its disk does not take': {
    file: 'server/log.ts',
    change: ['sync: false, maxLength: KEPT', 'sync: false'],
    killedBy: 'tests/server/log.test.ts > a log that cannot be written drops lines',
  },
  'what was erased stays in the files': {
    file: 'server/studio/forget.ts',
    change: ['clean: await retryOnDeadlock(() => vacuumFiles(database))', 'clean: true'],
    killedBy: 'tests/server/faultInjection.test.ts > erased personal data is not recoverable',
  },
  'only letters of ASCII are found in any case': {
    file: 'server/studio/forget.ts',
    change: ['.toLowerCase();', '.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());'],
    killedBy: 'tests/server/faultInjection.test.ts > erased personal data is not recoverable',
  },
  'health looks at no table': {
    file: 'server/app.ts',
    change: ["status = 'database unavailable';", ''],
    killedBy: 'tests/server/http.test.ts > report not ready without a readable database',
  },
  'others may read the data folder': {
    file: 'server/privateFolder.ts',
    change: ['    chmodSync(folder, 0o700);\n', ''],
    killedBy: 'tests/server/privateFolder.test.ts > made by someone else is readable by its owner',
  },
  'a mail may include files of the server': {
    file: 'server/mail/transports/compose.ts',
    change: ['    disableFileAccess: true,\n', ''],
    killedBy: 'tests/server/guards.test.ts > is rejected when its text is a path',
  },
  'a payment is anyone’s before its call can end': {
    file: 'server/shop/openPayments.ts',
    change: ['LEASE = 20_000;', 'LEASE = 10_000;'],
    killedBy: 'tests/server/guards.test.ts > keeps its lease for longer',
  },
  'a sender may trickle': {
    file: 'server/start.ts',
    change: ['requestTimeout: 9_000, headersTimeout: 5_000, ', ''],
    killedBy:
      'tests/server/guards.test.ts > is disconnected, sooner during headers than during a body',
  },
};
