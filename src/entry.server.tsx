import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { fontFaces } from '#theme/fonts.ts';
import { stripBase } from '#content/underRoot.ts';
import config from '../react-router.config.ts';
import { bootstrapFile, serverOnlyParts } from './prerender/page.tsx';
import { ServerOnly } from './prerender/serverOnly.ts';

/** Renders a page twice: once to collect its styles, then with the server-only parts. */
export default async function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const htmlResponse = (html: string) => new Response(html, { status, headers });
  if (import.meta.env.PROD && context.isSpaMode) {
    // React Router requests this page once per build and checks for this text; scripts/build.ts
    // deletes it.
    return htmlResponse('window.__reactRouterContext = window.__reactRouterRouteModules =');
  }
  const sheet = new ServerStyleSheet();
  const renderToHtml = async (page: ReactNode) => {
    const options = { progressiveChunkSize: Infinity };
    const { prelude } = await prerender(sheet.collectStyles(page), options);
    return new Response(prelude).text();
  };
  // Without the stream, which can be read only once, the context can be rendered twice.
  const { serverHandoffStream, ...withoutStream } = context;
  const router = <ServerRouter context={withoutStream} url={url} />;
  await renderToHtml(router);
  const [style] = sheet.getStyleElement();
  if (!style) throw new Error('styled-components has collected no styles');
  if (import.meta.env.DEV) {
    const head = (
      <>
        <style>{fontFaces}</style>
        {style}
        {/* Loads the mocks beside the page's modules, instead of after them. */}
        {import.meta.env.MODE === 'mocks' && <script type="module" src="/mocks/browser.ts" />}
      </>
    );
    const page = <ServerRouter context={context} url={url} />;
    return htmlResponse(await renderToHtml(<ServerOnly value={{ head }}>{page}</ServerOnly>));
  }
  const file = bootstrapFile(withoutStream, await new Response(serverHandoffStream).text());
  await writeFile(join(config.buildDirectory, 'client', file.name), file.text);
  // A prerender request's path has a trailing slash.
  const pathname = stripBase(new URL(url).pathname).replace(/(?<=.)\/$/, '');
  const parts = serverOnlyParts(pathname, style, file);
  return htmlResponse(await renderToHtml(<ServerOnly value={parts}>{router}</ServerOnly>));
}
