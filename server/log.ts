import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * What a log line may hold. Everything else is dropped, so that no name, address, message or card
 * token gets there by accident; `error` is made by {@link describeError}.
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

/** The server's log: one JSON line an event, on standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Log {
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
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What may be logged of an error: its kind and where it arose. Never its message, since those of
 * databases and mail servers repeat values, such as the address of a buyer.
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
