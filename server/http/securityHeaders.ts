import type { RequestHandler } from 'express';
import helmet from 'helmet';

const DAY = 86_400;

// Browser features that the pages do not use. Embedded frames of other hosts get only what their
// `allow` attribute names.
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Security headers of every response, without the Content-Security-Policy. */
export function securityHeaders({ https }: { https: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: https ? { maxAge: 730 * DAY, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      // Current browsers ignore these headers or behave so by default, and a page with its headers
      // should fit the first round trip of a new connection.
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

/** The CSP of responses that are not pages: nothing may run or load. */
export const denyAllCsp: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
});

/** For responses that a crawler may load but not list. */
export const noIndex: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex');
  next();
};

export type PageHashes = { scripts: string[]; styles: string[] };

// The hash of the empty string: styled-components starts with an empty style element.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const SQUARE_SCRIPTS = ['https://web.squarecdn.com', 'https://sandbox.web.squarecdn.com'];
const SQUARE_SERVICES = ['https://*.squareup.com', 'https://*.squareupsandbox.com'];

/** The CSP of a page: its own files, inline scripts and styles by hash, and the owner's embeds. */
export function pagePolicy(given: {
  hashes: PageHashes;
  frameOrigins: readonly string[];
  /** Whether the payment step embeds the card field's frame page. */
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
 * The headers of the card field's frame page: Square's hosts may run scripts, styles and frames in
 * it, and pages of this site may embed it. It contains nothing else of the site.
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
      // 3-D Secure: the bank's challenge loads from the issuer's host and starts with a form POST.
      frameSrc: ['https:'],
      formAction: ['https:'],
      frameAncestors: ["'self'"],
      baseUri: ["'none'"],
    },
  }),
  helmet.xFrameOptions({ action: 'sameorigin' }),
  noIndex,
];
