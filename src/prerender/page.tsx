import { createHash } from 'node:crypto';
import { cloneElement, type ReactElement } from 'react';
import { requestData } from '#api/preloadedResponse.ts';
import { structuredData } from '#content/structuredData.ts';
import { fallbackFaces, fontFiles } from '#theme/fonts.ts';
import { toggleControl, boot } from './boot.ts';
import { hydrate, type getHydrationData } from './bootstrap.ts';
import { showFonts } from './showFonts.ts';
import { restoreMarkers, extractMarkers } from './styles.ts';

const rawHtml = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** Source code that calls a function with arguments. It must use nothing from outside its body. */
const callSource = <Args extends unknown[]>(code: (...args: Args) => unknown, ...args: Args) =>
  `(${code})(${args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg))).join()})`;

/**
 * The server-only parts of a page's head and body, its styles, and its bootstrap file.
 * @param style all styles of the page, as styled-components renders them
 * @param data the API path that a page with API data requests first
 */
export function renderDocumentParts(
  pathname: string,
  style: ReactElement<ReturnType<typeof rawHtml>>,
  page: ReturnType<typeof getHydrationData>,
  data?: string,
) {
  const { css, marks } = extractMarkers(style.props.dangerouslySetInnerHTML.__html);
  const fonts = callSource(showFonts, fontFiles);
  const hydration = `await ${callSource(hydrate, page)}`;
  // Without API data, fonts load first; with data, they load after hydration.
  const steps = data ? [hydration, fonts] : [fonts, hydration];
  // In builds with mocks, requests only work after hydration.
  if (data && import.meta.env.MODE !== 'mocks') steps.unshift(callSource(requestData, data));
  const script = [callSource(restoreMarkers, marks), ...steps].join(';');
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const path = `${import.meta.env.BASE_URL}assets/bootstrap-${hash}.js`;
  const framework = page.modules.filter((file) => data && file.includes('/framework-'));
  const head = (
    <>
      <script {...rawHtml(callSource(boot, toggleControl, [path, ...framework]))} />
      {/* A separate element: adding a rule beside @font-face rules lays out the full page. */}
      <style {...rawHtml(fallbackFaces)} />
      <noscript>
        <link rel="stylesheet" href="/fonts/fonts.css" />
      </noscript>
      {cloneElement(style, rawHtml(css))}
      <script noModule src="/old-browser.js" />
    </>
  );
  // Rendered only on the server: in the browser, Trusted Types would block it.
  const body = structuredData(pathname).map((block, index) => {
    const json = JSON.stringify(block).replaceAll('<', '\\u003c');
    return <script key={index} type="application/ld+json" {...rawHtml(json)} />;
  });
  return { css, path, script, head, body };
}
