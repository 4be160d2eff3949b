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
 * outside its body. Hydration starts at the first sign of the visitor, or after `load` when the
 * browser is idle; on a page that is read for `data`, as soon as the first frame is on the screen. The
 * fonts are fetched after that frame too, there after the code: what comes with it is waited for.
 * @param data the path of the API that the page asks first: it is asked at once, as the client
 * itself would (ruling 42), which takes the answer.
 */
export function boot(data?: string): void {
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
  // All fonts at once: each that comes alone lays out the whole page again.
  const showFonts = async () => {
    const rules = document.querySelector<HTMLStyleElement>('[data-fonts]')?.sheet?.cssRules ?? [];
    const faceRules = [...rules].filter((rule) => rule instanceof CSSFontFaceRule);
    const faces = faceRules.map(({ style }) => {
      const of = (name: string) => style.getPropertyValue(name);
      const family = of('font-family').replaceAll('"', '');
      return new FontFace(family, of('src'), { weight: of('font-weight') });
    });
    await Promise.allSettled(faces.map((face) => face.load()));
    // What has been read keeps its lines, lest all below it moves: where the font would break them
    // elsewhere than its fallback did, the spaces between the words give way a little.
    const blocks = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,dd,div:has(>a)')]
      .filter((block) => block.getBoundingClientRect().top < innerHeight)
      .map((block) => ({ block, height: block.offsetHeight }));
    for (const face of faces) document.fonts.add(face);
    for (const { block, height } of blocks.reverse()) {
      for (const em of [0.03, 0.06, 0.09, 0.12, 0]) {
        const grown = block.offsetHeight - height;
        if (Math.abs(grown) < 5) break;
        block.style.wordSpacing = `${grown > 0 ? -em : em}em`;
      }
    }
  };
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
    if (!data) void showFonts();
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
  window.boot = {
    started,
    release() {
      removeEventListener('click', hold, true);
      if (data) void showFonts();
      return held.splice(0);
    },
  };
}
