import { snapshotTypedValues } from '#lib/typedValues.ts';

/**
 * The start of a page: the one script in its HTML (docs/decisions/0006). From the first tag on, it
 * answers taps without React and queues the others. After the first paint it loads the page's
 * bootstrap file, and hydrates at the first interaction, or when the browser is idle after `load`.
 */

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

/**
 * Opens or closes what a control controls, by changing ARIA states only, without React (ruling 60);
 * opening one closes all others.
 * @returns the control if it opened something
 */
export function toggleControl(control: HTMLElement): HTMLElement | undefined {
  const opens = control.ariaExpanded !== 'true';
  for (const open of document.querySelectorAll('[aria-expanded=true]')) open.ariaExpanded = 'false';
  control.ariaExpanded = String(opens);
  // Shows or hides the cart's loading sheet (CartButton).
  document.documentElement.toggleAttribute('data-opening', opens && !!control.ariaHasPopup);
  return opens ? control : undefined;
}

/** Controls that need the page's code; links and text fields work without it. */
const CONTROLS = 'button,[type=radio]';

/** Answers or queues clicks until hydration. */
function handleClicks() {
  // Clicked controls in order, except those that open something.
  const queue: HTMLElement[] = [];
  let opened: HTMLElement | undefined;
  let controls = CONTROLS;
  let prerendered: HTMLElement[] = [];
  const findControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  /** The control, or the one in its place where React could not hydrate the page (ruling 72). */
  const replacementOf = (control: HTMLElement | undefined) =>
    control?.isConnected === false ? findControls()[prerendered.indexOf(control)] : control;
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement;
    // The target of a jump link needs its final position.
    if (target.closest('a')) showBelowFirstScreen();
    // The cart's loading sheet is a pseudo-element of body: a click beside it closes it.
    const isOutside = opened?.ariaHasPopup && target !== document.body;
    const control = isOutside ? opened : target.closest<HTMLElement>(controls);
    // Don't intercept synthetic clicks, such as replayed ones.
    if (!control || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // Let the browser check a radio.
    if (!control.matches('[type=radio]')) event.preventDefault();
    if (control.ariaExpanded) opened = toggleControl(control);
    else queue.push(control);
  };
  addEventListener('click', onClick, true);

  return {
    /** Remembers the prerendered controls, before React starts. */
    snapshotControls() {
      prerendered = findControls();
    },

    /**
     * Replays the queued clicks, one per task, so that React renders between them. Then clicks the
     * control that is open, so that React takes over its state, and stops listening in that task.
     */
    replay() {
      if (queue.length === 0) {
        removeEventListener('click', onClick, true);
        delete window.boot;
        replacementOf(opened)?.click();
        return;
      }
      const control = replacementOf(queue.shift());
      // Uncheck a radio first: React ignores a click that does not change its value. On a button,
      // this has no effect.
      if (control) (control as HTMLInputElement).checked = false;
      control?.click();
      setTimeout(this.replay.bind(this));
    },

    /** Menus and questions keep opening by ARIA state, and other controls act natively. */
    fallBackToNative() {
      controls = '[aria-expanded]:not([aria-haspopup])';
      if (opened?.ariaHasPopup) {
        toggleControl(opened);
        queue.push(opened);
        opened = undefined;
      }
      for (const control of queue) control.click();
    },
  };
}

/** Ends the delay of what is below the first screen (`firstScreen` in page.tsx). */
function showBelowFirstScreen() {
  document.getElementById('first-screen')?.remove();
}

const waitFor = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { capture: true, once: true }));

const preloadModules = (urls: readonly string[]) => {
  for (const href of urls) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
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
  preloadModules([...modules, client]);
  const loaded = await Promise.all(modules.map((url) => import(/* @vite-ignore */ url)));
  showBelowFirstScreen();
  if (document.readyState === 'loading') await waitFor('DOMContentLoaded');
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(state).body },
    __reactRouterRouteModules: Object.fromEntries(
      routes.map(([id, url]) => [id, loaded[modules.indexOf(url)] as unknown]),
    ),
  });
}

/**
 * @param bootstrap the URL of the page's bootstrap file
 * @param framework on a page that hydrates right after the first paint, the framework's chunk, which
 *   loads beside the bootstrap file
 */
export async function startPage(bootstrap: string, framework?: string): Promise<void> {
  const clicks = handleClicks();
  let restoreTypedValues: (() => void) | undefined;
  window.boot = {
    finish() {
      restoreTypedValues?.();
      clicks.replay();
    },
  };
  addEventListener('load', () => {
    if (window.boot) window.boot.loadedAt = performance.now();
  });
  // A reload or an anchor scrolls down at once.
  if (location.hash || history.state) showBelowFirstScreen();
  const interactions = ['pointerdown', 'keydown', 'focusin'].map(waitFor);
  try {
    await firstPaint();
    if (framework) preloadModules([framework]);
    const page = (await import(/* @vite-ignore */ bootstrap)) as { default: Bootstrap };
    if (!framework) await Promise.race([...interactions, idleAfterLoad()]);
    await prepareHydration(page.default);
    clicks.snapshotControls();
    restoreTypedValues = snapshotTypedValues();
    await import(/* @vite-ignore */ page.default.client);
  } catch (error) {
    clicks.fallBackToNative();
    throw error;
  }
}
