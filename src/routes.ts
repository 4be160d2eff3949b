import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { notFoundFile, siteRoutes, unlistedRoutes } from './content/siteRoutes.ts';

export default [
  ...[...siteRoutes, ...unlistedRoutes].map(({ path, file }) =>
    path === '/'
      ? index(`routes/${file}.tsx`)
      : route(path.slice(1), `routes/${file}.tsx`, { id: path.slice(1) }),
  ),
  route('*', `routes/${notFoundFile}.tsx`),
] satisfies RouteConfig;
