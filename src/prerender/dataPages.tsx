import { type QueryKey, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import type { ServerStyleSheet } from 'styled-components';
import { productsQuery } from '#api/products.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { servicesQuery } from '#api/services.ts';
import type { SitePath } from '#content/siteRoutes.ts';
import { products, services } from './examples.ts';

/** A page that is read for what comes from the API: what it asks for, and what an answer looks like. */
export type DataPage = { queryKey: QueryKey; example: unknown };

/** These ask for their data at once, and hydrate as soon as they have painted. */
export const dataPages: ReadonlyMap<string, DataPage> = new Map<SitePath, DataPage>([
  ['/services', { queryKey: servicesQuery().queryKey, example: services }],
  ['/boutique', { queryKey: productsQuery().queryKey, example: products }],
]);

/** The path of the API that the page asks for its data. */
export const dataPath = ({ queryKey }: DataPage): string => queryKey.join('/');

/**
 * Draws the page with its data there, for the styles alone: those that come in with the data would
 * make the browser look at the whole page again, each time that some are added.
 */
export async function collectStylesOfAnswer(
  sheet: ServerStyleSheet,
  { queryKey, example }: DataPage,
  { context, url }: { context: EntryContext; url: string },
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
