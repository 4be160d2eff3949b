import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { fallbackFaces, fontFaces } from '#theme/fonts.ts';
import { underRoot } from '#content/underRoot.ts';
import config from '../react-router.config.ts';
import { hydrationOf } from './prerender/bootstrap.ts';
import { dataPages, withExample } from './prerender/dataPages.tsx';
import { compactManifest } from './prerender/manifest.ts';
import { startOf } from './prerender/page.tsx';
import { ServerOnly } from './prerender/serverOnly.ts';
import { slimPage } from './prerender/styles.ts';

/** @param address of the file, as pages name it. */
const writeToClient = (address: string, content: string) =>
  writeFile(join(config.buildDirectory, 'client', underRoot(address)), content);

/** Draws a page twice: once to collect its styles, once with what only the server draws. */
export default async function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const answer = (html: string) => new Response(html, { status, headers });
  if (import.meta.env.PROD && context.isSpaMode) {
    // Asked for once in a build, which insists on these words in it; scripts/build.ts deletes it.
    await writeToClient(context.manifest.url, compactManifest(context.manifest));
    return answer('window.__reactRouterContext = window.__reactRouterRouteModules =');
  }
  const sheet = new ServerStyleSheet();
  const draw = async (page: ReactNode) => {
    const options = { progressiveChunkSize: Infinity };
    const { prelude } = await prerender(sheet.collectStyles(page), options);
    return new Response(prelude).text();
  };
  // The stream can be read once.
  const { serverHandoffStream, ...withoutStream } = context;
  const router = <ServerRouter context={withoutStream} url={url} />;
  // A prerendered page is asked for as the folder that it becomes.
  const pathname = underRoot(new URL(url).pathname).replace(/(?<=.)\/$/, '');
  const dataPage = dataPages.get(pathname);
  await draw(router);
  if (dataPage) await draw(withExample(dataPage, router));
  const [style] = sheet.getStyleElement();
  if (!style) throw new Error('styled-components has collected no styles');
  if (import.meta.env.DEV) {
    const head = [<style key="fonts">{fallbackFaces + fontFaces}</style>, style];
    const page = <ServerRouter context={context} url={url} />;
    return answer(await draw(<ServerOnly value={{ head }}>{page}</ServerOnly>));
  }
  const page = hydrationOf(withoutStream, await new Response(serverHandoffStream).text());
  const start = startOf(pathname, style, page, dataPage?.queryKey.join('/'));
  await writeToClient(start.path, start.script);
  return answer(slimPage(await draw(<ServerOnly value={start}>{router}</ServerOnly>), start.css));
}
