import type { RequestHandler } from 'express';
import helmet from 'helmet';

const DAY = 86_400;

// What a page could ask a visitor for, and ours do not. A frame of another host has none of a
// browser's features that its element does not name.
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every answer but for the Content-Security-Policy. */
export function securityHeaders({ https }: { https: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: https ? { maxAge: 730 * DAY, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      // No browser of today reads these, or does the same without the first of them, and a page with its headers should fit the first burst of
      // a new connection.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    (_req, res, next) => {
      res.set('Permissions-Policy', PERMISSIONS);
      next();
    },
  ];
}

/** The policy of responses that are not pages: nothing may run or load. */
export const denyAllCsp: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
});

export type PageHashes = { scripts: string[]; styles: string[] };

// The hash of the empty string: styled-components begins with an empty style element.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const SQUARE_SCRIPTS = ['https://web.squarecdn.com', 'https://sandbox.web.squarecdn.com'];
const SQUARE_SERVICES = ['https://*.squareup.com', 'https://*.squareupsandbox.com'];

/** A page's policy: its own files, its own inline scripts and styles by hash, and the owner's embeds. */
export function pagePolicy(given: {
  hashes: PageHashes;
  frameOrigins: readonly string[];
  /** Whether the payment step frames the card field, a page of this site. */
  cardField: boolean;
  https: boolean;
}): RequestHandler {
  const { hashes, frameOrigins, cardField, https } = given;
  const frames = [...(cardField ? ["'self'"] : []), ...frameOrigins];
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...hashes.scripts],
      styleSrc: ["'self'", EMPTY_STYLE, ...hashes.styles],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameSrc: frames.length ? frames : ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  });
}

/**
 * The headers of the card field's frame page: Square's own hosts may run, style and frame what they need
 * in it, and pages of this site may frame it. Nothing of the site's is on this page.
 * https://developer.squareup.com/docs/web-payments/overview
 */
export const cardFramePolicy: RequestHandler[] = [
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...SQUARE_SCRIPTS],
      styleSrc: ["'unsafe-inline'", ...SQUARE_SCRIPTS],
      imgSrc: ['data:', ...SQUARE_SCRIPTS],
      fontSrc: ['https://*.squarecdn.com', 'https://d1g145x70srn7h.cloudfront.net'],
      connectSrc: [...SQUARE_SCRIPTS, ...SQUARE_SERVICES, 'https://*.ingest.sentry.io'],
      // 3-D Secure: the bank's question comes from the card issuer's own host and begins with a POST.
      frameSrc: ['https:'],
      formAction: ['https:'],
      frameAncestors: ["'self'"],
      baseUri: ["'none'"],
    },
  }),
  helmet.xFrameOptions({ action: 'sameorigin' }),
  (_req, res, next) => {
    res.set('X-Robots-Tag', 'noindex');
    next();
  },
];
