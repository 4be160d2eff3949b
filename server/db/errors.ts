// Busy, locked, read-only, I/O error, disk full, cannot open: https://sqlite.org/rescode.html
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);
const SQLITE_NOT_UNIQUE = new Set([1555, 2067]);

// https://www.postgresql.org/docs/current/errcodes-appendix.html: lost connection, out of resources
// (a full disk among them), operator intervention, deadlock, serialization, read-only, timeouts.
const POSTGRES_UNAVAILABLE = /^(08|53|57|58|40001|40P01|25006|25P03|55P03)/;
const SOCKET_CODES = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EAI_AGAIN)/;
// The pg driver sets no `code` on these errors, so match their messages.
const LOST_CONNECTION =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|Client was closed|after calling end on the pool/i;

/** Whether the database is temporarily unavailable: the response is 503, a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = errorFields(error);
  if (typeof errcode === 'number') return SQLITE_UNAVAILABLE.has(errcode & 0xff);
  if (typeof code === 'string') return POSTGRES_UNAVAILABLE.test(code) || SOCKET_CODES.test(code);
  return typeof message === 'string' && LOST_CONNECTION.test(message);
}

/** Whether PostgreSQL ended this transaction to resolve a deadlock. */
export const isDeadlock = (error: unknown): boolean => errorFields(error).code === '40P01';

/** Whether a row was rejected by a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = errorFields(error);
  return code === '23505' || (typeof errcode === 'number' && SQLITE_NOT_UNIQUE.has(errcode));
}

function errorFields(error: unknown): { code?: unknown; errcode?: unknown; message?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}
