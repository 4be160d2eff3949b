import { openSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { createLog, openLogFile } from '#server/log.ts';
import { makePrivate } from '#server/privateFolder.ts';
import { createSquareGateway } from '#server/shop/gateways/square.ts';
import { startServer, stopWithProcess } from '#server/start.ts';
import { startSquare } from './square.ts';

// The server for tests of the card field, with a fake of Square's API and a log file beside the
// database.
const square = await startSquare(() => undefined);
const config = readConfig({
  ...process.env,
  SQUARE_ACCESS_TOKEN: 'fake-token',
  SQUARE_LOCATION_ID: process.env.VITE_SQUARE_LOCATION_ID,
});
const log = createLog('silent');
makePrivate(config.dataDir, log);
if (!config.square) throw new Error('VITE_SQUARE_LOCATION_ID is missing.');
const running = await startServer(
  config,
  createLog('debug', openLogFile(openSync(join(config.dataDir, 'server.log'), 'a'))),
  { gateway: createSquareGateway(config.square, square.url) },
);
stopWithProcess(running, log);
console.log(`Ready at http://${config.host}:${running.port}`);
