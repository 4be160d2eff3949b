/**
 * What the inline boot script leaves on `window` for the client entry. The page paints as a static
 * page first and hydrates when `started` resolves; until then clicks on controls are held.
 */
export type Boot = {
  /** Resolves when hydration may start. */
  started: Promise<void>;
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
 * outside its body. Hydration starts at the first sign of the visitor, or after `load` when the
 * browser is idle; with `afterPaint`, as soon as the first frame is on the screen. The fonts are
 * switched on with that frame too.
 */
export function boot(afterPaint: boolean): void {
  const held: HTMLElement[] = [];
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
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
  const showFonts = () => {
    for (const style of document.querySelectorAll('[data-fonts]')) style.removeAttribute('media');
  };
  const onPaint = (list: PerformanceObserverEntryList, observer: PerformanceObserver) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    showFonts();
    if (afterPaint) start();
  };
  try {
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  } catch {
    // Then they come with the load.
  }
  addEventListener('load', () => {
    showFonts();
    if (afterPaint) start();
    else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
  window.boot = {
    started,
    release() {
      removeEventListener('click', hold, true);
      return held.splice(0);
    },
  };
}
