import { type QueryKey, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { productsQuery } from '#api/products.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { servicesQuery } from '#api/services.ts';
import { structuredData } from '#content/structuredData.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { deferFonts } from './deferFonts.ts';
import { deferHydration } from './deferHydration.ts';
import { slimPage } from './slimPage.ts';

// What these pages are read for comes from the API: it is asked for at once, and they hydrate as
// soon as they have painted.
type DataPage = { queryKey: QueryKey; example: unknown };
const dataPages: Readonly<Record<string, DataPage>> = {
  '/services': { queryKey: servicesQuery().queryKey, example: services },
  '/boutique': { queryKey: productsQuery().queryKey, example: products },
};

/** Begins the page's call of the API; the call itself takes this answer, so it is asked once. */
const preloadData = (queryKey: QueryKey) =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${queryKey.join('/')}">`;

/** JSON-LD is written here and not in a component: under Trusted Types React cannot create it. */
function structuredDataScripts(pathname: string): string {
  return structuredData(pathname)
    .map((data) => JSON.stringify(data).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

/**
 * Draws the page with its data there, for the styles alone: those that come in with the data would
 * make the browser look at the whole page again, each time that some are added.
 */
async function collectStylesOfAnswer(
  sheet: ServerStyleSheet,
  { context, url, queryKey, example }: DataPage & { context: EntryContext; url: string },
): Promise<void> {
  const client = createQueryClient();
  client.setQueryData(queryKey, example);
  const withoutStream = { ...context };
  // It can be read once, and the page itself reads it.
  delete withoutStream.serverHandoffStream;
  await prerender(
    sheet.collectStyles(
      <QueryClientProvider client={client}>
        <ServerRouter context={withoutStream} url={url} />
      </QueryClientProvider>,
    ),
  );
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const sheet = new ServerStyleSheet();
  // A prerendered page is asked for as the folder that it becomes.
  const pathname = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
  const dataPage = dataPages[pathname];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(<ServerRouter context={routerContext} url={request.url} />),
      { progressiveChunkSize: Infinity },
    );
    if (dataPage) {
      await collectStylesOfAnswer(sheet, { context: routerContext, url: request.url, ...dataPage });
    }
    // In development the mocks answer inside the page, where a preload does not come by.
    const isPage = import.meta.env.PROD && !routerContext.isSpaMode;
    const html = (await new Response(prelude).text()).replace(
      '</head>',
      () =>
        `${isPage && dataPage ? preloadData(dataPage.queryKey) : ''}${structuredDataScripts(pathname)}${sheet.getStyleTags()}</head>`,
    );
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(
      isPage
        ? slimPage(deferFonts(deferHydration(html, { afterPaint: dataPage !== undefined })))
        : html,
      { status, headers },
    );
  } finally {
    sheet.seal();
  }
}
