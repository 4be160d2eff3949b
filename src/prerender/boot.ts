import type { Begun } from '#api/begun.ts';

/**
 * What the inline boot script leaves on `window` for the client entry. The page paints as a static
 * page first and hydrates when `started` resolves; until then clicks on controls are held.
 */
export type Boot = {
  /** Resolves when hydration may start. */
  started: Promise<void>;
  /** When the `load` event came, by `performance.now()`; undefined until then. */
  loadedAt?: number;
  /** Ends the holding and gives back the controls that were clicked meanwhile, in order. */
  release: () => HTMLElement[];
};

declare global {
  interface Window {
    boot?: Boot;
  }
}

/**
 * The boot script. It is written into the page as its own source text, so it must use nothing from
 * outside its body. The page's start file is fetched when the first frame is on the screen, and
 * hydration starts at the first sign of the visitor, or after `load` when the browser is idle. On a page
 * that is read for `data` it starts with that frame, and the start file is there by then.
 * @param startFile the path of the page's start file (`deferHydration`).
 * @param data the path of the API that the page asks first: it is asked at once, as the client
 * itself would (ruling 42), which takes the answer.
 */
export function boot(startFile: string, data?: string): void {
  if (data) {
    const headers = { 'Content-Type': 'application/json' };
    const begun: Begun = { path: data, answer: fetch(data, { credentials: 'include', headers }) };
    // Nobody may ask for it; who does hears of a failure.
    begun.answer.catch(() => {});
    window.begun = begun;
  }
  const held: HTMLElement[] = [];
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  // Until then the first screen's picture has the line for itself (Picture).
  const { dataset } = document.documentElement;
  dataset.booting = '';
  void started.then(() => delete dataset.booting);
  // Links and text fields work by themselves; these need the page's code.
  const controls = 'button,label:has([type=radio],[type=checkbox]),[type=radio],[type=checkbox]';
  const hold = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(control);
  };
  addEventListener('click', hold, true);
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  const release = () => {
    removeEventListener('click', hold, true);
    return held.splice(0);
  };
  const load = () => {
    import(/* @vite-ignore */ startFile).catch((error: unknown) => {
      // What the browser itself does follows.
      for (const control of release()) control.click();
      for (const folded of document.querySelectorAll<HTMLElement>('[hidden="until-found"]')) {
        folded.hidden = false;
      }
      throw error;
    });
  };
  if (data) load();
  let isPainted = false;
  let isLoaded = false;
  const proceed = () => {
    if (isPainted && data) start();
    if (!isPainted || !isLoaded) return;
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  const paint = () => {
    if (isPainted) return;
    isPainted = true;
    if (!data) load();
    proceed();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    // What has not been read in yet is painted in another frame.
    if (document.readyState !== 'loading') paint();
    else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(paint)));
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => {
    isLoaded = true;
    if (window.boot) window.boot.loadedAt = performance.now();
    proceed();
    // A page in the background does not paint.
    setTimeout(paint, 1000);
  });
  window.boot = { started, release };
}
