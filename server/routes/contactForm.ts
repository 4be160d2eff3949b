import { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import * as z from 'zod/mini';
import { contactContent } from '#content/pages/contact.ts';
import { contactMessageSchema } from '#contract/messages.ts';
import {
  contactFormPage,
  contactSentPage,
  type FormErrors,
  type FormValues,
} from '../html/contactPages.ts';
import { pageStyleHash } from '../html/page.ts';
import { refusalFor } from '../http/errors.ts';
import { formBody } from '../http/writes.ts';
import type { Log } from '../log.ts';
import { storeMessage, type MessagesDeps } from '../mail/messages.ts';

/** Nobody reads and fills in the form in less, in milliseconds. */
const MINIMUM_FILL_TIME = 3_000;
const SEEN = 'contact_seen';

export type ContactFormDeps = MessagesDeps & {
  https: boolean;
  log: Log;
  /** The limit and the origin check, which the JSON route has too. */
  guards: RequestHandler[];
};

/**
 * The contact form without JavaScript: `POST /contact` as a plain form, with the checks of the JSON
 * route and against robots a trap field and a least time. Suspects are stored and flagged, never
 * dropped; a failure shows the form again with everything that was typed.
 */
export function contactForm(deps: ContactFormDeps): Router {
  const router = Router();
  router.get('/contact', rememberVisit(deps));
  router
    .route('/contact')
    .post(noStore, ...formBody, ...deps.guards, receive(deps), showFailure(deps.log));
  // Who goes back from here to send another message has seen the form too.
  router.get('/contact/sent', noStore, rememberVisit(deps), (_req, res) =>
    sendPage(res, 200, contactSentPage()),
  );
  return router;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** The least time runs from the visit of the page: the page is a file, so a cookie carries the time. */
function rememberVisit({ now, https }: ContactFormDeps): RequestHandler {
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

function receive(deps: ContactFormDeps): RequestHandler {
  return async (req, res) => {
    const values = valuesOf(req.body);
    const { phone, subject, ...required } = values;
    const parsed = z.safeParse(contactMessageSchema, {
      ...required,
      ...(phone && { phone }),
      ...(subject && { subject }),
    });
    if (!parsed.success) {
      sendPage(res, 400, contactFormPage({ values, errors: errorsOf(parsed.error) }));
      return;
    }
    const suspect = suspicion({
      trap: text((req.body as Record<string, unknown>).website),
      seen: new RegExp(`(?:^|;\\s*)${SEEN}=([a-z0-9]{1,12})`).exec(req.get('Cookie') ?? '')?.[1],
      now: deps.now(),
    });
    await storeMessage(deps, { message: parsed.data, suspect });
    res.redirect(303, '/contact/sent');
  };
}

/** Why a message may come from a robot, in words for the studio; null for a person's. */
function suspicion(given: { trap: string; seen: string | undefined; now: number }): string | null {
  if (given.trap) return 'a field that people do not see was filled in';
  if (!given.seen) return 'the form was sent without opening the page';
  const took = given.now - parseInt(given.seen, 36);
  return took < MINIMUM_FILL_TIME ? 'the form was filled in within three seconds' : null;
}

function showFailure(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refusal = refusalFor(error, res, log);
    const failure = refusal.status >= 500 ? contactContent.form.failure.text : refusal.message;
    sendPage(
      res,
      refusal.status,
      contactFormPage({ values: valuesOf(req.body), errors: {}, failure }),
    );
  };
}

const policy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: [pageStyleHash],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
});

function sendPage(res: Response, status: number, page: string): void {
  policy(res.req, res, () => res.status(status).type('html').send(page));
}

function valuesOf(body: unknown): FormValues {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {
    name: text(sent.name),
    email: text(sent.email),
    phone: text(sent.phone),
    subject: text(sent.subject),
    // Forms send line ends as CR LF, the JSON route gets LF.
    message: text(sent.message).replaceAll('\r\n', '\n'),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function errorsOf(error: z.core.$ZodError): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of error.issues) {
    const name = path[0] as keyof FormValues | undefined;
    if (name) errors[name] ??= message;
  }
  return errors;
}
