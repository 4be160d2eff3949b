import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { refusals } from '#contract/refusals.ts';
import { isUnavailable } from '../db/errors.ts';
import { describeError, type Log } from '../log.ts';
import { Refusal } from '../shop/refusal.ts';

/** Answers with a refusal: its status and its sentence as plain text (ruling 25). */
export function errorHandler(log: Log): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refusal = refusalFor(error, res, log);
    res.status(refusal.status).set('Cache-Control', 'no-store').type('text/plain');
    res.send(refusal.message);
  };
}

/**
 * The refusal with which a failed request is answered. What is the server's fault is logged, and
 * `Retry-After` is set where coming back helps.
 */
export function refusalFor(error: unknown, res: Response, log: Log): Refusal {
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

/** What is wrong with a body that cannot be read, by status. */
const BODY_SENTENCES = new Map<number, string>([
  [400, refusals.malformed],
  [413, refusals.tooLarge],
  [415, refusals.wrongContentType],
]);

/** What a visitor is told of an error: a refusal as it is, anything else by its kind alone. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // First, since a visitor who leaves during an upload has the code of a lost connection too.
  const status = statusOf(error) ?? 500;
  const sentence = BODY_SENTENCES.get(status);
  if (sentence) return new Refusal(status, sentence);
  if (isUnavailable(error)) return new Refusal(503, refusals.unavailable, 5);
  return new Refusal(500, refusals.internal);
}

// The body parser's errors carry the status that they stand for.
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  return typeof status === 'number' && (expose === true || error instanceof URIError)
    ? status
    : undefined;
}

/** Responds 404 to unknown paths of the API. */
export const notFound: RequestHandler = () => {
  throw new Refusal(404, refusals.notFound);
};

/** Responds 405 to methods that a path does not support. */
export function onlyMethods(...methods: string[]): RequestHandler {
  return (_req, res) => {
    res.set('Allow', methods.join(', '));
    throw new Refusal(405, refusals.methodNotAllowed);
  };
}
