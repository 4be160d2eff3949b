declare global {
  interface Window {
    /** Set by the inline boot script, and deleted after hydration. */
    boot?: {
      /**
       * Resolves at the first pointer, key or focus event; on a page with API data, after the first
       * frame.
       */
      started: Promise<unknown>;
      /** The time of the `load` event, as `performance.now()`; undefined before it. */
      loadedAt?: number;
      /**
       * Replays queued clicks, one per task, so that React renders between them. Then clicks the
       * control that is open, so that React takes over its state; the listener is removed in the
       * same task.
       */
      replay: () => void;
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

/**
 * Imports the bootstrap file after the first frame. On a page with API data, hydration starts then,
 * and `files` also has the framework chunk, the largest. Before hydration, it opens what can open
 * by ARIA state and queues other clicks.
 */
export function boot(answerNow: typeof toggleControl, files: readonly string[]): void {
  const root = document.documentElement;
  // Clicked controls in order, except those that open something.
  const clicked: HTMLElement[] = [];
  let opened: HTMLElement | undefined;
  // Controls that need the page's code; links and text fields work without it.
  let controls = 'button,[type=radio]';
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement;
    // The target of a jump link needs its final position.
    if (target.closest('a')) delete root.dataset.partial;
    // The loading sheet is a pseudo-element of body: a click on any other element closes it.
    const isBeside = opened?.ariaHasPopup && target !== document.body;
    const control = isBeside ? opened : target.closest<HTMLElement>(controls);
    // Don't intercept synthetic clicks, such as replayed ones.
    if (!control || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // Let the browser check a radio.
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
    // Uncheck a radio first: React ignores a click that does not change its value. On a button,
    // this has no effect.
    (control as HTMLInputElement).checked = false;
    control.click();
    setTimeout(replay);
  };

  let start: (event?: unknown) => void = () => {};
  const started = new Promise((resolve) => (start = resolve));
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);
  const state: typeof window.boot & {} = { started, replay };
  window.boot = state;
  // Delays lazy images (Picture) and animations (Spinner) until the first module has loaded.
  root.dataset.booting = '';
  // Delays the layout below the first screen of a page that starts at its top (GlobalStyle).
  if (!location.hash && !history.state) root.dataset.partial = '';

  const load = () => {
    if (files[1]) start();
    const imports = files.map((file) => import(/* @vite-ignore */ file));
    Promise.all(imports).catch((error: unknown) => {
      delete root.dataset.booting;
      // Loading failed: menus and accordions still work by ARIA state, others by native behavior.
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
    // The first paint has content: `rel="expect"` blocks rendering until the footer is parsed.
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => {
      state.loadedAt = performance.now();
      // A page in a background tab does not paint.
      setTimeout(resolve, 1000);
    });
  });
  void painted.then(load);
}
