import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { refusals } from '#contract/refusals.ts';
import { Refusal } from '../shop/refusal.ts';

/** The largest body that a write takes; a full order of 50 lines has about 10 kB. */
const BODY_LIMIT = '32kb';

/**
 * Refuses writes that another site's page sends in a visitor's name: by the browser's Fetch
 * Metadata, and by the Origin where a browser has none. Programs that send neither are let in:
 * there are no cookies that a request could borrow.
 */
export function sameOriginOnly(publicUrl: string): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return (req, _res, next) => {
    const site = req.get('Sec-Fetch-Site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new Refusal(403, refusals.crossSite);
    }
    const origin = req.get('Origin');
    // Without TLS the site may be tried at any name and port of the machine.
    const own = origin === publicUrl || (!https && origin === `http://${req.get('Host')}`);
    if (origin !== undefined && !own) throw new Refusal(403, refusals.crossSite);
    next();
  };
}

/** Reads a JSON body; anything else is 415, whatever the body parser would make of it. */
export const jsonBody: RequestHandler[] = [
  (req, _res, next) => {
    if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(req.get('Content-Type') ?? '')) {
      throw new Refusal(415, refusals.wrongContentType);
    }
    next();
  },
  express.json({ limit: BODY_LIMIT, inflate: false }),
];

/** Reads the body of a plain form. */
export const formBody: RequestHandler[] = [
  (req, _res, next) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(req.get('Content-Type') ?? '')) {
      throw new Refusal(415, refusals.malformed);
    }
    next();
  },
  express.urlencoded({ limit: BODY_LIMIT, inflate: false, extended: false, parameterLimit: 20 }),
];

/**
 * A request's body as the contract has it.
 * @throws Refusal 400 with `sentence`.
 */
export function parseBody<S extends z.ZodMiniType>(
  schema: S,
  body: unknown,
  sentence: string,
): z.infer<S> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new Refusal(400, sentence);
  return parsed.data;
}

const uuid = z.uuid();

/**
 * A header that holds a UUID, in small letters.
 * @throws Refusal 400 with `sentence` when it is there and no UUID.
 */
export function uuidHeader(req: Request, name: string, sentence: string): string | undefined {
  const value = req.get(name);
  if (value === undefined) return undefined;
  if (!uuid.safeParse(value).success) throw new Refusal(400, sentence);
  return value.toLowerCase();
}
