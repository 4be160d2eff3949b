declare global {
  interface Window {
    /** What the inline boot script leaves until the page is hydrated. */
    boot?: {
      /** Resolves at the first pointer, key or focus event; on a page with data when it has painted. */
      started: Promise<unknown>;
      /** When the `load` event came, by `performance.now()`; undefined until then. */
      loadedAt?: number;
      /**
       * Clicks what was clicked so far, each in a task of its own, so that React has drawn the one
       * before. In the last, React adopts what is shown as open: no other click comes in between.
       */
      replay: () => void;
    };
  }
}

/**
 * Opens or closes what a control controls, by ARIA state alone and without React (ruling 60); opening
 * one thing closes any other.
 * @returns the control if it opened something.
 */
export function answer(control: HTMLElement): HTMLElement | undefined {
  const opens = control.ariaExpanded !== 'true';
  for (const open of document.querySelectorAll('[aria-expanded=true]')) open.ariaExpanded = 'false';
  control.ariaExpanded = String(opens);
  // The cart's loading sheet (CartButton).
  document.documentElement.toggleAttribute('data-opening', opens && control.ariaHasPopup !== null);
  return opens ? control : undefined;
}

/**
 * Imports the bootstrap file after the first frame. A page with data begins to hydrate then, and names
 * the framework's file too: the longest to load. Until React takes over, it shows what a control opens
 * and queues other clicks.
 */
export function boot(answerNow: typeof answer, files: readonly string[]): void {
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
    if (control.ariaExpanded) opened = answerNow(control);
    else clicked.push(control);
  };
  addEventListener('click', onClick, true);
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

  let start: (event?: unknown) => void = () => {};
  const started = new Promise((resolve) => (start = resolve));
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);
  const state: typeof window.boot & {} = { started, replay };
  window.boot = state;
  // Lazy pictures wait until hydration (Picture).
  root.dataset.booting = '';

  const load = () => {
    if (files[1]) start();
    const imports = files.map((file) => import(/* @vite-ignore */ file));
    Promise.all(imports).catch((error: unknown) => {
      delete root.dataset.booting;
      // Menu and answers go on by their ARIA state; all other controls do what the browser does.
      controls = '[aria-expanded]:not([aria-haspopup])';
      if (opened?.ariaHasPopup) {
        answerNow(opened);
        clicked.push(opened);
      }
      for (const control of clicked) control.click();
      throw error;
    });
  };
  const painted = new Promise((resolve) => {
    // The first frame has content: nothing is painted before the footer has come (`rel="expect"`).
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => {
      state.loadedAt = performance.now();
      // A page in the background does not paint.
      setTimeout(resolve, 1000);
    });
  });
  void painted.then(load);
}
