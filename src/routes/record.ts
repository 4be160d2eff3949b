import type { LoaderFunctionArgs } from 'react-router';

/**
 * Finds the record whose page was asked for. It runs at build time only, so that no page ships the
 * other pages' words.
 * @throws Response 404 when a route was declared for which there is no record.
 */
export function recordOf<T extends { slug: string }>(
  records: readonly T[],
  path: (slug: string) => string,
  { request }: LoaderFunctionArgs,
): T {
  const { pathname } = new URL(request.url);
  const record = records.find(({ slug }) => path(slug) === pathname);
  if (!record) throw new Response(null, { status: 404 });
  return record;
}
