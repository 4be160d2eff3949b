import type { PreloadedResponse } from '#api/preloadedResponse.ts';
import type { answer as answerNow } from './answer.ts';

/** What the inline boot script leaves on `window` until the page is hydrated. */
export type Boot = {
  /** Resolves at the first pointer, key or focus event; on a page with data when it has painted. */
  started: Promise<void>;
  /** When the `load` event came, by `performance.now()`; undefined until then. */
  loadedAt?: number;
  /**
   * Clicks what was clicked so far, each in a task of its own, so that React has drawn the one before.
   * In the task that ends the queue React adopts what is shown as open: no visitor's click comes in
   * between.
   */
  replay: () => void;
};

declare global {
  interface Window {
    boot?: Boot;
  }
}

/**
 * The inline script of every page, as its own source text: it must use nothing from outside its body.
 * It fetches the bootstrap file after the first frame, on a page with data at once. Until React takes
 * over, it shows what a control opens and queues other clicks.
 * @param data the path of the API that the page requests first: this requests it as the client would,
 * which takes the answer (ruling 42).
 */
export function boot(answer: typeof answerNow, bootstrapFile: string, data?: string): void {
  if (data) {
    const headers = { 'Content-Type': 'application/json' };
    const preloaded: PreloadedResponse = {
      path: data,
      answer: fetch(data, { credentials: 'include', headers }),
    };
    // The client handles a failure.
    preloaded.answer.catch(() => {});
    window.preloaded = preloaded;
  }
  const root = document.documentElement;
  // The controls, other than those that open something, that were clicked so far, in order.
  const clicked: HTMLElement[] = [];
  let opened: HTMLElement | undefined;
  // Links and text fields work by themselves; these need the page's code.
  let controls = 'button,[type=radio]';
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement;
    // The cart's loading sheet is the body's: a click on anything else closes it.
    const isBeside = opened?.ariaHasPopup && target !== document.body;
    const control = isBeside ? opened : target.closest<HTMLElement>(controls);
    // A click of the page's own, such as a replayed one, goes through.
    if (!control || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // The browser checks a radio.
    if (!control.matches('[type=radio]')) event.preventDefault();
    if (control.ariaExpanded) opened = answer(control);
    else clicked.push(control);
  };
  addEventListener('click', onClick, true);

  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, start, { once: true, capture: true });
  }
  // Lazy pictures wait until hydration (Picture).
  root.dataset.booting = '';
  const replay = () => {
    const control = clicked.shift();
    if (!control) {
      removeEventListener('click', onClick, true);
      delete window.boot;
      return opened?.click();
    }
    // React notices a radio only when its value changes.
    if (control instanceof HTMLInputElement) control.checked = false;
    control.click();
    setTimeout(replay);
  };
  const state: Boot = { started, replay };
  window.boot = state;

  const load = () => {
    import(/* @vite-ignore */ bootstrapFile).catch((error: unknown) => {
      delete root.dataset.booting;
      // Menu and answers go on by their ARIA state; all other controls do what the browser does.
      controls = '[aria-expanded]:not([aria-haspopup])';
      if (opened?.ariaHasPopup) {
        answer(opened);
        clicked.push(opened);
      }
      for (const control of clicked) control.click();
      throw error;
    });
  };
  const painted = new Promise<void>((resolve) => {
    // The first frame has content: nothing is painted before the footer has come (`rel="expect"`).
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => {
      state.loadedAt = performance.now();
      // A page in the background does not paint.
      setTimeout(resolve, 1000);
    });
  });
  if (data) load();
  void painted.then(data ? start : load);
}
