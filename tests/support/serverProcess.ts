import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startServer, stopWithProcess } from '#server/start.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { killAt, type KillPoint } from './killPoints.ts';
import { createLedgerClient } from './ledgerClient.ts';
import { noLimits } from './server.ts';

// Starts the server like `server/index.ts`, with the mocks' catalogue, no limits and a gateway in
// another process (LEDGER_URL). With KILL_AT it is killed at that point, from SIGUSR2 on.
const { LEDGER_URL, KILL_AT } = process.env;
let onCharged = () => {};
process.once('SIGUSR2', () => {
  onCharged = killAt(KILL_AT as KillPoint);
  console.log('Armed');
});
const config = readConfig(process.env);
const log = createLog(config.logLevel);
const running = await startServer(config, log, {
  catalogue: { services, products },
  limits: noLimits,
  cardTries: [],
  ...(LEDGER_URL && { gateway: createLedgerClient(LEDGER_URL, () => onCharged()) }),
});
stopWithProcess(running, log);
console.log(`Process ${process.pid}`);
console.log(`Ready at http://127.0.0.1:${running.port}`);
