import { pino, type DestinationStream, type Logger } from 'pino';
import SonicBoom from 'sonic-boom';

export type Log = Logger;

/**
 * Fields allowed in a log line. All others are dropped, so that no name, address, message or card
 * token is logged by accident; `error` is made by {@link describeError}.
 */
const ALLOWED = new Set([
  'method',
  'route',
  'status',
  'ms',
  'requestId',
  'orderId',
  'paymentId',
  'mailId',
  'kind',
  'attempt',
  'count',
  'port',
  'code',
  'error',
]);

/** How many bytes of log lines are buffered while the output is blocked: about a thousand lines. */
const KEPT = 262_144;
/** How soon a failed write is retried, in milliseconds. */
const RETRY = 1_000;

/**
 * An output that is written asynchronously. While it is blocked, by a full disk or a stalled
 * reader, some lines are buffered and the others dropped; {@link createLog} logs how many.
 */
export function openLogFile(fd: number): SonicBoom {
  const file = new SonicBoom({ fd, sync: false, maxLength: KEPT });
  file.on('error', () => setTimeout(() => file.flush(), RETRY).unref());
  return file;
}

/** The server's log: one JSON line per event, on standard output by default. */
export function createLog(level: string, destination: DestinationStream = openLogFile(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED.has(name))),
    },
  };
  const log = pino(options, destination);
  if (destination instanceof SonicBoom) {
    let count = 0;
    destination.on('drop', () => (count += 1));
    destination.on('drain', () => {
      if (count === 0) return;
      log.warn({ count }, 'log lines were dropped');
      count = 0;
    });
  }
  return log;
}

/**
 * What may be logged of an error: its name, code and stack frames. Never its message: those of
 * databases and mail servers repeat values, such as a buyer's address.
 */
export function describeError(error: unknown): { name: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(code === undefined ? {} : { code: String(errcode ?? code) }),
    ...(frames.length ? { at: frames.slice(0, 6).join(' ').replaceAll(/\s+/g, ' ').trim() } : {}),
  };
}
