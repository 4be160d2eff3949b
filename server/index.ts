import './settingsFile.ts';
import { OwnerFileError } from '#owner/check.ts';
import { ConfigError, isDemo, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer, stopWithProcess } from './start.ts';

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const running = await startServer(config, log);
  stopWithProcess(running, log);
  for (const warning of running.warnings) console.warn(`Warning: ${warning}`);
  void running.gatewayWarning.then((warning) => warning && console.warn(`Warning: ${warning}`));
  if (isDemo(config)) console.log('Demo checkout: no card is charged.');
  if (!config.smtpUrl) console.log(`Mail is written to ${config.dataDir}/outbox.`);
  console.log(`Ready at http://${config.host ?? 'localhost'}:${running.port}`);
} catch (error) {
  if (error instanceof ConfigError || error instanceof OwnerFileError) console.error(error.message);
  else console.error('The server could not start:', error);
  process.exit(1);
}
