import type { LoaderFunction, RouteObject } from 'react-router';
import { notFoundFile, siteRoutes } from '#content/siteRoutes.ts';

type RouteModule = { default: NonNullable<RouteObject['Component']>; loader?: LoaderFunction };

const modules = import.meta.glob<RouteModule>('../src/routes/*.tsx');

async function loadRoute(path: string, file: string): Promise<RouteObject> {
  const load = modules[`../src/routes/${file}.tsx`];
  if (!load) throw new Error(`There is no src/routes/${file}.tsx`);
  const { default: Component, loader } = await load();
  return loader ? { path, Component, loader } : { path, Component };
}

/** Loads the site's own routes, including the not-found page. */
export const loadSiteRoutes = (): Promise<RouteObject[]> =>
  Promise.all([
    ...siteRoutes.map(({ path, file }) => loadRoute(path, file)),
    loadRoute('*', notFoundFile),
  ]);
