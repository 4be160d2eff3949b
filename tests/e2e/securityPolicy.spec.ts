import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { prerenderPaths, unlistedRoutes } from '#content/siteRoutes.ts';
import { cardURL } from '../../playwright.config.ts';

// docs/decisions/0007: a page uses no inline script or style but those that the build has hashed.

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const parseCsp = (policy = '') =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.sort()];
    }),
  );

/** The inline scripts and styles of a page, and attributes that its CSP would block. */
function inlineParts(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().map((name) => name.toLowerCase()),
  );
  return {
    scripts: textsOf('script:not([src], [type="application/ld+json"])'),
    styles: textsOf('style'),
    refused: attributes.filter((name) => name === 'style' || name.startsWith('on')),
  };
}

test('all pages and the 404 page have CSPs with their own hashes', async ({ page, request }) => {
  const paths = [...prerenderPaths, ...unlistedRoutes.map(({ path }) => path), '/no-such-page'];
  for (const path of paths) {
    const response = await request.get(path);
    const { scripts, styles, refused } = await page.evaluate(inlineParts, await response.text());
    const { 'frame-src': frames, ...policy } = parseCsp(
      response.headers()['content-security-policy'],
    );
    expect.soft(refused, path).toEqual([]);
    // The policy allows frames by host, never by scheme alone.
    for (const frame of frames ?? ['']) expect.soft(frame, path).toMatch(/^https:\/\/[\w.-]+$/);
    expect.soft(policy, path).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...new Set(scripts.map(hashOf))].sort(),
      // styles starts with the empty string, the first element of styled-components.
      'style-src': ["'self'", ...new Set(['', ...styles].map(hashOf))].sort(),
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  }
});

test("the card frame page allows only Square's scripts and embedding by this site, and is noindex", async ({
  request,
}) => {
  const response = await request.get(`${cardURL}/pay/card-field`);
  const policy = parseCsp(response.headers()['content-security-policy']);
  const square = ['https://sandbox.web.squarecdn.com', 'https://web.squarecdn.com'];
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...square],
    'style-src': ["'unsafe-inline'", ...square],
    'form-action': ['https:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
  });
  expect(response.headers()).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  });
});
