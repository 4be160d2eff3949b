import type { EntryContext } from 'react-router';

/**
 * What hydration needs from React Router: modules in dependency order, and its state.
 * @throws Error when React Router provides no state
 */
export function getHydrationData(
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  state: string,
) {
  if (!serverHandoffString || !state) {
    throw new Error('getHydrationData: React Router provides its state in an unknown format');
  }
  const { matches } = staticHandlerContext;
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.flatMap(({ imports = [], module }) => [...imports, module]);
  return {
    modules: [...new Set([manifest.url, ...manifest.entry.imports, ...modules])],
    routes: routes.map(({ id, module }) => [id, module] as const),
    client: manifest.entry.module,
    context: JSON.parse(serverHandoffString) as object,
    state,
  };
}

/**
 * Hydrates the page on the visitor's first interaction, or after `load` when the browser is idle.
 */
export async function hydrate(page: ReturnType<typeof getHydrationData>): Promise<void> {
  const root = document.documentElement;
  const waitForEvent = (type: string) => new Promise((resolve) => addEventListener(type, resolve));
  const waitForIdle = async () => {
    if (document.readyState !== 'complete') await waitForEvent('load');
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) return;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  };
  await Promise.race([window.boot?.started, waitForIdle()]);
  for (const href of [...page.modules, page.client]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  // One module or section per task, so that the page can respond to taps in between.
  for (const href of page.modules) {
    await import(/* @vite-ignore */ href);
    // From the first module on: at once, it would delay the response to the tap that started this.
    delete root.dataset.booting;
    await nextTask();
  }
  // The sections that GlobalStyle has not laid out.
  const sections = document.querySelectorAll<HTMLElement>(
    '[data-partial] :is(main > section ~ section, #footer)',
  );
  for (const section of sections) {
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
    await nextTask();
  }
  delete root.dataset.partial;
  // Unlike removeAttribute, this leaves no empty attribute in Chrome.
  for (const section of sections) section.toggleAttribute('style', false);
  const routeModules: Record<string, unknown> = {};
  for (const [id, href] of page.routes) routeModules[id] = await import(/* @vite-ignore */ href);
  if (document.readyState === 'loading') await waitForEvent('DOMContentLoaded');
  const context = { ...page.context, stream: new Response(page.state).body };
  Object.assign(window, {
    __reactRouterContext: context,
    __reactRouterRouteModules: routeModules,
  });
  await import(/* @vite-ignore */ page.client);
}
