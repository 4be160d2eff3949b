import { parseArguments } from './settingsFile.ts';
import { OwnerFileError } from '#owner/check.ts';
import { readBuiltPages, requireMatchingBuild } from './builtPages.ts';
import { ConfigError, isDemo, mailsOnlyStudio, misspelledSettings, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer, stopWithProcess } from './start.ts';

parseArguments({});
const misspelled = misspelledSettings(process.env);
try {
  const config = readConfig(process.env);
  // In development Vite serves the pages and this server only the API, so no build is needed.
  if (!process.env.API_PORT) requireMatchingBuild(config, readBuiltPages(config.buildDir));
  const log = createLog(config.logLevel);
  const running = await startServer(config, log);
  stopWithProcess(running, log);
  // In production each log line is JSON (docs/watching.md); elsewhere it is plain text.
  const isProduction = process.env.NODE_ENV === 'production';
  const logNotice = (text: string) => (isProduction ? log.info(text) : console.log(text));
  const logWarning = (text?: string) =>
    text && (isProduction ? log.warn(text) : console.warn(`Warning: ${text}`));
  for (const warning of [...misspelled, ...running.warnings]) logWarning(warning);
  void running.gatewayWarning.then(logWarning);
  if (isDemo(config)) logNotice('Demo checkout: no card is charged.');
  const toFiles = config.smtpUrl ? mailsOnlyStudio(config) && 'Mail to buyers' : 'Mail';
  if (toFiles) logNotice(`${toFiles} is written to ${config.dataDir}/outbox.`);
  logNotice(`Ready at http://${config.host ?? 'localhost'}:${running.port}`);
} catch (error) {
  if (error instanceof ConfigError || error instanceof OwnerFileError) console.error(error.message);
  else console.error(`The server could not start: ${describeStartError(error)}`);
  for (const sentence of misspelled) console.error(sentence);
  process.exit(1);
}

/** A system error in one sentence that names the setting to check; any other error as it is. */
function describeStartError(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (path)
    return `${path} cannot be used (${code ?? message}): set DATA_DIR to a folder of its own.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `a host name is not known (${code}): look at HOST and DATABASE_URL.`;
  }
  if (process.env.DATABASE_URL && code) return `DATABASE_URL cannot be used (${code}).`;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
