import { preloadResponse } from '#api/preloadedResponse.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { handleClicks } from './clicksBeforeHydration.ts';

// The start of a page: the one script in its HTML (docs/decisions/0006), bundled as text by
// `start.ts?inline` (vite.config.ts).

/** What hydration needs from React Router: the content of a page's bootstrap file. */
export type Bootstrap = {
  /** The URLs of the route table, the modules of the page's routes and all of their imports. */
  modules: string[];
  /** The id and the module of each route. */
  routes: (readonly [id: string, module: string])[];
  hydratingModule: string;
  /** React Router's `__reactRouterContext`, and the data of its stream. */
  context: object;
  loaderData: string;
};

declare global {
  interface Window {
    /** Exists until the page is hydrated and has replayed the queued clicks. */
    pageStart?: {
      /** The time of the `load` event, as `performance.now()`; undefined before it. */
      loadedAt?: number;
      /** React calls it when it has hydrated the page. */
      finish: () => void;
    };
  }
}

/** The page's parameters (`serverOnlyParts` in page.tsx). */
const { bootstrapUrl = '', frameworkUrl, requestPath } = document.currentScript?.dataset ?? {};

/** Only pages that show API data name the framework: it loads while the page is painted. */
const hydratesAtOnce = frameworkUrl !== undefined;

const waitFor = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { capture: true, once: true }));

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

const preloadModule = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
};

/** Ends the delay of the layout below the first screen (`belowFirstScreen` in page.tsx). */
const layOutWholePage = () => document.getElementById('below-first-screen')?.remove();

/** Outside Chromium, which alone has `rel="expect"` (root.tsx), this may be a part of the page. */
const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

async function idleAfterLoad() {
  if (document.readyState !== 'complete') await waitFor('load');
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
}

/** Resolves when the response to the first interaction is painted: hydration would delay it. */
async function firstInteraction() {
  // Not pointerdown: hydration would run between it and the click.
  await Promise.race(['pointerup', 'keydown', 'focusin'].map(waitFor));
  await new Promise<void>(afterPaint);
}

/** Loads the page's modules, and gives React Router its state. */
async function prepareHydration(bootstrap: Bootstrap) {
  const { modules, routes, hydratingModule, context, loaderData } = bootstrap;
  preloadModule(hydratingModule);
  const loadedModules = await Promise.all(modules.map(importModule));
  layOutWholePage();
  if (document.readyState === 'loading') await waitFor('DOMContentLoaded');
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(loaderData).body },
    __reactRouterRouteModules: Object.fromEntries(
      routes.map(([id, url]) => [id, loadedModules[modules.indexOf(url)]]),
    ),
  });
}

async function start() {
  const clicks = handleClicks();
  const interaction = firstInteraction();
  const { promise: hydrated, resolve: finish } = Promise.withResolvers<unknown>();
  const pageStart: Window['pageStart'] = { finish: () => finish(null) };
  window.pageStart = pageStart;
  addEventListener('load', () => (pageStart.loadedAt = performance.now()));
  if (requestPath) preloadResponse(requestPath);
  // A reload or an anchor scrolls down at once, and the target of a link may be below.
  if (location.hash || history.state) layOutWholePage();
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('a')) layOutWholePage();
  });
  try {
    if (hydratesAtOnce) preloadModule(frameworkUrl);
    // A page in a background tab does not paint.
    await Promise.race([firstPaint(), idleAfterLoad()]);
    const file = (await importModule(bootstrapUrl)) as { default: Bootstrap };
    if (!hydratesAtOnce) await Promise.race([interaction, idleAfterLoad()]);
    await prepareHydration(file.default);
    clicks.snapshot();
    await importModule(file.default.hydratingModule);
  } catch (error) {
    clicks.fallBackToNative();
    throw error;
  }
  await hydrated;
  await clicks.replay();
  delete window.pageStart;
}

void start();
