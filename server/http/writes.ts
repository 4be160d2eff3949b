import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { parseCartKey } from '#contract/cartKey.ts';
import { BODY_LIMIT, IDEMPOTENCY_KEY_HEADER, JSON_TYPE } from '#contract/endpoints.ts';
import { refusals } from '#contract/refusals.ts';
import { Refusal } from '../shop/refusal.ts';

/**
 * Rejects writes from another site's page, by Fetch Metadata, or by the Origin in browsers without
 * it. Clients that send neither are accepted: there are no cookies to abuse.
 */
export function requireSameOrigin(publicUrl: string): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return (req, _res, next) => {
    const site = req.get('Sec-Fetch-Site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new Refusal(403, refusals.crossSite);
    }
    const origin = req.get('Origin');
    // Without TLS (a local trial), any host name and port of the machine is accepted.
    const own = origin === publicUrl || (!https && origin === `http://${req.get('Host')}`);
    if (origin !== undefined && !own) throw new Refusal(403, refusals.crossSite);
    next();
  };
}

export const setCacheControl =
  (value: 'no-cache' | 'no-store'): RequestHandler =>
  (_req, res, next) => {
    res.set('Cache-Control', value);
    next();
  };

/** Rejects any other content type with 415, before the body parser runs. */
function requireContentType(type: RegExp, sentence: string): RequestHandler {
  return (req, _res, next) => {
    if (!type.test(req.get('Content-Type') ?? '')) throw new Refusal(415, sentence);
    next();
  };
}

/** Checks and parses a JSON body. */
export const jsonBody: RequestHandler[] = [
  requireContentType(JSON_TYPE, refusals.wrongContentType),
  express.json({ limit: BODY_LIMIT, inflate: false }),
];

/** Checks and parses the body of a plain HTML form. */
export const formBody: RequestHandler[] = [
  requireContentType(/^application\/x-www-form-urlencoded\b/i, refusals.malformed),
  express.urlencoded({ limit: BODY_LIMIT, inflate: false, extended: false, parameterLimit: 20 }),
];

/** Parses a request's body with the contract's schema. @throws Refusal 400 with `sentence`. */
export function parseBody<S extends z.ZodMiniType>(
  schema: S,
  body: unknown,
  sentence: string,
): z.infer<S> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new Refusal(400, sentence);
  return parsed.data;
}

/**
 * The request's idempotency key in lower case, and the cart id in it.
 * @throws Refusal 400 with `sentence` when the key is missing or invalid.
 */
export function readCartKey(req: Request, sentence: string): { key: string; cartId: string } {
  const key = (req.get(IDEMPOTENCY_KEY_HEADER) ?? '').toLowerCase();
  const parsed = parseCartKey(key);
  if (!parsed) throw new Refusal(400, sentence);
  return { key, cartId: parsed.cartId };
}
