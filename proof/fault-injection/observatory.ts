/**
 * What Mozilla's HTTP Observatory gives a page that is served over https, by its published chart:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Without the bonus for a
 * place in the browsers' HSTS preload list, which only the owner of a domain can apply for.
 */
export function observatoryScore(headers: Headers, html: string): number {
  return 100 + policy(headers) + cookies(headers) + transport(headers) + others(headers, html);
}

function policy(headers: Headers): number {
  const directives = new Map(
    (headers.get('Content-Security-Policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  if (directives.size <= 1) return -25;
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const broad = /^(\*|https?:|data:|blob:|'unsafe-.*)$/;
  const isStrict = ['script-src', 'object-src', 'style-src'].every((name) =>
    sources(name).every((source) => !broad.test(source)),
  );
  if (!isStrict) return -20;
  const closed =
    directives.get('default-src')?.join() === "'none'" &&
    ['form-action', 'base-uri'].every((name) =>
      ["'none'", "'self'"].includes(directives.get(name)?.join(' ') ?? ''),
    );
  const frames = directives.get('frame-ancestors')?.join() === "'none'" ? 5 : 0;
  return (closed ? 10 : 5) + frames;
}

function cookies(headers: Headers): number {
  const all = headers.getSetCookie();
  if (all.length === 0) return 0;
  const safe = all.every(
    (cookie) =>
      /;\s*Secure/i.test(cookie) &&
      /;\s*HttpOnly/i.test(cookie) &&
      /;\s*SameSite=(Strict|Lax)/i.test(cookie),
  );
  return safe ? 5 : -40;
}

function transport(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1];
  return Number(age ?? 0) >= 15_768_000 ? 0 : -20;
}

const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function others(headers: Headers, html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/gi) ?? [];
  const foreign = scripts.some((script) => /\bsrc="(https?:)?\/\//i.test(script));
  const integrity = scripts.some((script) => /\bintegrity="sha/i.test(script));
  return (
    (headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5) +
    (PRIVATE_REFERRERS.includes(headers.get('Referrer-Policy') ?? '') ? 5 : 0) +
    (headers.get('Cross-Origin-Resource-Policy') === 'same-origin' ? 10 : 0) +
    (headers.get('Access-Control-Allow-Origin') ? -50 : 0) +
    (foreign ? -5 : integrity ? 5 : 0)
  );
}
