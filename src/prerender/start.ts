import { requestData } from '#api/preloadedResponse.ts';
import { handleInput, showBelowFirstScreen } from './input.ts';

// The start of a page: the one script in its HTML (docs/decisions/0006), bundled as text by
// `start.ts?inline` (vite.config.ts).

/** What hydration needs from React Router: the content of a page's bootstrap file. */
export type Bootstrap = {
  /** The URLs of the route table, the modules of the page's routes and all of their imports. */
  modules: string[];
  /** The id and the module of each route. */
  routes: (readonly [id: string, module: string])[];
  /** The module that hydrates. */
  client: string;
  /** React Router's `__reactRouterContext`, and the data of its stream. */
  context: object;
  state: string;
};

declare global {
  interface Window {
    /** Exists until the page is hydrated and has replayed the queued clicks. */
    boot?: {
      /** The time of the `load` event, as `performance.now()`; undefined before it. */
      loadedAt?: number;
      /** Ends the start of the page: React calls it when it has hydrated. */
      finish: () => void;
    };
  }
}

/** The page's parameters (`serverOnlyParts` in page.tsx). */
const { bootstrap = '', framework, request } = document.currentScript?.dataset ?? {};

const waitFor = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { capture: true, once: true }));

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

const preloadModule = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
};

/** Resolves after the first paint. A page in a background tab does not paint. */
async function firstPaint() {
  const painted = new Promise((resolve) => {
    // The first paint has content: `rel="expect"` blocks rendering until the footer is parsed.
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const loaded = waitFor('load').then(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await Promise.race([painted, loaded]);
}

async function idleAfterLoad() {
  if (document.readyState !== 'complete') await waitFor('load');
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
}

/** Loads the page's modules, and gives React Router its state. */
async function prepareHydration({ modules, routes, client, context, state }: Bootstrap) {
  preloadModule(client);
  const loaded = await Promise.all(modules.map(importModule));
  showBelowFirstScreen();
  if (document.readyState === 'loading') await waitFor('DOMContentLoaded');
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(state).body },
    __reactRouterRouteModules: Object.fromEntries(
      routes.map(([id, url]) => [id, loaded[modules.indexOf(url)]]),
    ),
  });
}

async function start() {
  const input = handleInput();
  const boot: Window['boot'] = { finish: () => input.replay() };
  window.boot = boot;
  addEventListener('load', () => (boot.loadedAt = performance.now()));
  if (request) requestData(request);
  // A reload or an anchor scrolls down at once.
  if (location.hash || history.state) showBelowFirstScreen();
  const interactions = ['pointerdown', 'keydown', 'focusin'].map(waitFor);
  try {
    await firstPaint();
    // Only pages with API data name the framework: they hydrate at once.
    if (framework) preloadModule(framework);
    const page = (await importModule(bootstrap)) as { default: Bootstrap };
    if (!framework) await Promise.race([...interactions, idleAfterLoad()]);
    await prepareHydration(page.default);
    input.snapshot();
    await importModule(page.default.client);
  } catch (error) {
    input.fallBackToNative();
    throw error;
  }
}

void start();
