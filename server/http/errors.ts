import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { refusals } from '#contract/refusals.ts';
import { isUnavailable } from '../db/errors.ts';
import { describeError, type Log } from '../log.ts';
import { Refusal } from '../shop/refusal.ts';

/** Responds to an error with its status and a plain text sentence (ruling 25). */
export function errorHandler(log: Log): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refusal = toLoggedRefusal(error, res, log);
    res.status(refusal.status).set('Cache-Control', 'no-store').type('text/plain');
    res.send(refusal.message);
  };
}

/**
 * Converts an error to the {@link Refusal} to respond with. Logs server errors, and sets
 * `Retry-After` when a retry may succeed.
 */
export function toLoggedRefusal(error: unknown, res: Response, log: Log): Refusal {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) {
    log.error(
      { requestId: res.locals.requestId as string, error: describeError(error) },
      'a request failed',
    );
  }
  if (refusal.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter));
  return refusal;
}

/** Error messages for an unreadable body, by status. */
const BODY_SENTENCES = new Map<number, string>([
  [400, refusals.malformed],
  [413, refusals.tooLarge],
  [415, refusals.wrongContentType],
]);

/** What a visitor may see of an error: a Refusal unchanged, otherwise a message by kind only. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Check client errors first: an aborted upload has the code of a lost database connection.
  const status = clientErrorStatus(error) ?? 500;
  const sentence = BODY_SENTENCES.get(status);
  if (sentence) return new Refusal(status, sentence);
  if (isUnavailable(error)) return new Refusal(503, refusals.unavailable, 5);
  return new Refusal(500, refusals.internal);
}

// Errors of Express and its body parsers have a `status`.
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  return typeof status === 'number' && (expose === true || error instanceof URIError)
    ? status
    : undefined;
}

/** Responds 404 to unknown paths of the API. */
export const rejectUnknownPath: RequestHandler = () => {
  throw new Refusal(404, refusals.notFound);
};

/** Responds 405 to methods other than these. */
export function rejectOtherMethods(...methods: string[]): RequestHandler {
  return (_req, res) => {
    res.set('Allow', methods.join(', '));
    throw new Refusal(405, refusals.methodNotAllowed);
  };
}
