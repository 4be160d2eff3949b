import type { LoaderFunctionArgs } from 'react-router';
import type { SitePath } from '#content/siteRoutes.ts';
import { stripBase } from '#content/underRoot.ts';

/**
 * Finds the record of the requested page. Runs only at build time, so that no page ships the texts
 * of others.
 * @throws Response 404 when a route has no record
 */
export function findRecord<T extends { slug: string }>(
  records: readonly T[],
  path: (slug: T['slug']) => SitePath,
  { url }: LoaderFunctionArgs,
): T {
  const record = records.find(({ slug }) => path(slug) === stripBase(url.pathname));
  if (!record) throw new Response(null, { status: 404 });
  return record;
}
