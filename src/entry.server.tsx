import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { structuredData } from '#content/structuredData.ts';
import { deferFonts } from './deferFonts.ts';
import { deferHydration } from './deferHydration.ts';
import { slimPage } from './slimPage.ts';

// What these pages are read for comes from the API: it is asked for at once, and they hydrate as
// soon as they have painted.
const dataOfPages: Readonly<Record<string, string>> = {
  '/services': '/api/services',
  '/boutique': '/api/products',
};

/** Begins the page's call of the API; the call itself takes this answer, so it is asked once. */
function preloadData(address: string | undefined): string {
  return address
    ? `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}">`
    : '';
}

/** JSON-LD is written here and not in a component: under Trusted Types React cannot create it. */
function structuredDataScripts(pathname: string): string {
  return structuredData(pathname)
    .map((data) => JSON.stringify(data).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const sheet = new ServerStyleSheet();
  const { pathname } = new URL(request.url);
  const data = dataOfPages[pathname];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(<ServerRouter context={routerContext} url={request.url} />),
      { progressiveChunkSize: Infinity },
    );
    // In development the mocks answer inside the page, where a preload does not come by.
    const isPage = import.meta.env.PROD && !routerContext.isSpaMode;
    const html = (await new Response(prelude).text()).replace(
      '</head>',
      () =>
        `${isPage ? preloadData(data) : ''}${structuredDataScripts(pathname)}${sheet.getStyleTags()}</head>`,
    );
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(
      isPage
        ? slimPage(deferFonts(deferHydration(html, { afterPaint: data !== undefined })))
        : html,
      { status, headers },
    );
  } finally {
    sheet.seal();
  }
}
