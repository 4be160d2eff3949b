import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import type { EntryContext } from 'react-router';
import { structuredData } from '#content/structuredData.ts';
import { endpoints } from '#contract/endpoints.ts';
import { publicFile } from '#lib/publicFile.ts';
import { fontFaces } from '#theme/fonts.ts';
import inlineScript from './start.ts?inline';
import type { Bootstrap } from './start.ts';

const rawHtml = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** Pages that send an API request at once (ruling 42), and hydrate right after the first paint. */
const dataRequests: Readonly<Record<string, string>> = {
  '/services': endpoints.listServices.path,
  '/boutique': endpoints.listProducts.path,
};

/**
 * Until hydration, the browser lays out only what is near the viewport; `start.ts` removes this.
 * A section's decorations overlap the next one, so they are not clipped.
 */
const belowFirstScreen =
  'main > section ~ section, #footer { content-visibility: auto; contain-intrinsic-size: auto 50rem; overflow-clip-margin: 8rem; }';

/** The bootstrap file of a page, from React Router's state. */
export function bootstrapFile(
  { manifest, serverHandoffString, staticHandlerContext: { matches } }: EntryContext,
  loaderData: string,
) {
  if (!serverHandoffString || !loaderData) throw new Error('page.tsx: React Router lacks state');
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.flatMap(({ imports = [], module }) => [...imports, module]);
  const bootstrap: Bootstrap = {
    modules: [...new Set([manifest.url, ...manifest.entry.imports, ...modules])],
    routes: routes.map(({ id, module }) => [id, module]),
    hydratingModule: manifest.entry.module,
    context: JSON.parse(serverHandoffString) as object,
    loaderData,
  };
  const text = `export default ${JSON.stringify(bootstrap)}`;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { name: `/assets/bootstrap-${hash}.js` as const, text, bootstrap };
}

/**
 * The parts of a page's head and body that only the server renders: in the browser, Trusted Types
 * would block them.
 * @param style all styles of the page, as styled-components renders them
 */
export function serverOnlyParts(
  pathname: string,
  style: ReactElement,
  { name, bootstrap }: ReturnType<typeof bootstrapFile>,
) {
  const request = dataRequests[pathname];
  const framework = bootstrap.modules.find((url) => url.includes('/framework-'));
  if (!framework) throw new Error("page.tsx: no chunk is named 'framework' (vite.config.ts)");
  const head = (
    <>
      <style id="below-first-screen" media="screen" {...rawHtml(belowFirstScreen)} />
      <script
        data-bootstrap-url={publicFile(name)}
        data-framework-url={request && framework}
        // In builds with mocks, requests only work after hydration.
        data-request-path={import.meta.env.MODE === 'mocks' ? undefined : request}
        {...rawHtml(inlineScript)}
      />
      {/* A separate element: adding a rule beside @font-face rules lays out the full page. */}
      <style {...rawHtml(fontFaces)} />
      {style}
      <script noModule src={publicFile('/old-browser.js')} />
    </>
  );
  const body = structuredData(pathname).map((block, index) => {
    const json = JSON.stringify(block).replaceAll('<', '\\u003c');
    return <script key={index} type="application/ld+json" {...rawHtml(json)} />;
  });
  return { head, body };
}
