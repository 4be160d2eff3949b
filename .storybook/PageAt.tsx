import { matchRoutes, useLocation } from 'react-router';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx';

// As in src/routes.ts: one route for each page that there is, and one for all the rest.
const table = [...prerenderPaths.map((path) => ({ path })), { path: '*' }];

/** What an address without a page shows; it throws where the route table does have a page. */
export function PageAt() {
  const { pathname } = useLocation();
  const path = matchRoutes(table, pathname)?.at(-1)?.route.path;
  if (path !== '*') throw new Error(`${pathname} has a page`);
  return <NotFoundPage />;
}
