import { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { contactContent } from '#content/pages/contact.ts';
import { contactMessageSchema } from '#contract/messages.ts';
import {
  contactFormPage,
  contactFormPolicy,
  type FormErrors,
  type FormValues,
} from './html/contactFormPage.ts';
import { toLoggedRefusal } from './http/errors.ts';
import { setCacheControl, formBody } from './http/writes.ts';
import type { Log } from './log.ts';
import { storeMessage, type MessagesDeps } from './mail/messages.ts';

/** Minimum fill time in milliseconds: a faster submission is probably from a bot. */
const MINIMUM_FILL_TIME = 3_000;
const SEEN = 'contact_seen';

export type ContactFormDeps = MessagesDeps & {
  https: boolean;
  log: Log;
  /** The rate limit and origin check, shared with the JSON route. */
  guards: RequestHandler[];
};

/**
 * The contact form without JavaScript: `POST /contact` as a plain form, with the checks of the JSON
 * route, and a honeypot field and a minimum fill time against bots. Suspicious messages are stored
 * and flagged, never dropped; a failure shows the form again with the typed values.
 */
export function createContactRouter(deps: ContactFormDeps): Router {
  const router = Router();
  router
    .route('/contact')
    .get(setFillTimeCookie(deps))
    .post(
      setCacheControl('no-store'),
      ...formBody,
      ...deps.guards,
      handleSubmission(deps),
      renderFailure(deps.log),
    );
  return router;
}

/** Stores the start of the minimum fill time in a cookie, since the page itself is a static file. */
function setFillTimeCookie({ now, https }: ContactFormDeps): RequestHandler {
  return (_req, res, next) => {
    res.cookie(SEEN, now().toString(36), {
      path: '/contact',
      httpOnly: true,
      sameSite: 'strict',
      secure: https,
      maxAge: 86_400_000,
    });
    next();
  };
}

function handleSubmission(deps: ContactFormDeps): RequestHandler {
  return async (req, res) => {
    const values = readFormValues(req.body);
    const { phone, subject, ...required } = values;
    const parsed = z.safeParse(contactMessageSchema, {
      ...required,
      ...(phone && { phone }),
      ...(subject && { subject }),
    });
    if (!parsed.success) {
      sendFormPage(res.status(400), values, toFormErrors(parsed.error));
      return;
    }
    const suspect = findSpamReason({
      trap: textOrEmpty((req.body as Record<string, unknown>).website),
      seen: new RegExp(`(?:^|;\\s*)${SEEN}=([a-z0-9]{1,12})`).exec(req.get('Cookie') ?? '')?.[1],
      now: deps.now(),
    });
    await storeMessage(deps, { message: parsed.data, suspect });
    res.redirect(303, '/contact/sent');
  };
}

/** Why a message may be from a bot, in words for the studio; null when nothing is suspicious. */
function findSpamReason(given: {
  trap: string;
  seen: string | undefined;
  now: number;
}): string | null {
  if (given.trap) return 'a field that people do not see was filled in';
  if (!given.seen) return 'the form was sent without opening the page';
  const took = given.now - parseInt(given.seen, 36);
  return took < MINIMUM_FILL_TIME ? 'the form was filled in within three seconds' : null;
}

function renderFailure(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const { status, message } = toLoggedRefusal(error, res, log);
    const failure = status >= 500 ? contactContent.form.failure.text : message;
    sendFormPage(res.status(status), readFormValues(req.body), {}, failure);
  };
}

function sendFormPage(res: Response, ...page: Parameters<typeof contactFormPage>): void {
  res.set('Content-Security-Policy', contactFormPolicy).type('html');
  res.send(contactFormPage(...page));
}

function readFormValues(body: unknown): FormValues {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {
    name: textOrEmpty(sent.name),
    email: textOrEmpty(sent.email),
    phone: textOrEmpty(sent.phone),
    subject: textOrEmpty(sent.subject),
    // Browsers send form line breaks as CR LF, the JSON route receives LF.
    message: textOrEmpty(sent.message).replaceAll('\r\n', '\n'),
  };
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The first error message of each field. */
function toFormErrors({ issues }: z.core.$ZodError): FormErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
