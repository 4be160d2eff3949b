import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { collectStylesOfAnswer, dataPages, dataPath } from './prerender/dataPages.tsx';
import { deferFonts } from './prerender/deferFonts.ts';
import { deferHydration } from './prerender/deferHydration.ts';
import { jsonLdScripts } from './prerender/jsonLd.ts';
import { slimPage } from './prerender/slimPage.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const sheet = new ServerStyleSheet();
  const { url } = request;
  // A prerendered page is asked for as the folder that it becomes.
  const pathname = new URL(url).pathname.replace(/(?<=.)\/$/, '');
  const dataPage = dataPages.get(pathname);
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(<ServerRouter context={context} url={url} />),
      { progressiveChunkSize: Infinity },
    );
    if (dataPage) await collectStylesOfAnswer(sheet, dataPage, { context, url });
    const isPage = import.meta.env.PROD && !context.isSpaMode;
    const head = `${sheet.getStyleTags()}</head>`;
    // Nothing on the screen waits for the structured data: they come last.
    const html = (await new Response(prelude).text())
      .replace('</head>', () => head)
      .replace('</body>', () => `${jsonLdScripts(pathname)}</body>`);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(
      isPage ? slimPage(deferFonts(deferHydration(html, dataPage && dataPath(dataPage)))) : html,
      { status, headers },
    );
  } finally {
    sheet.seal();
  }
}
