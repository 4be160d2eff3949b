import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { createHashScroller, idOfHash, type HashScroller } from './hashScroll.ts';
import { overlayOf } from './overlayHistory.ts';
import { isReturn } from './scrollPositions.ts';

const arrivals = new EventTarget();

/**
 * Tells the page that content which came later than the page itself is there now, so that a hash
 * in the address can be followed once more (ruling 9). Call it from an effect.
 */
export function announceContent(): void {
  arrivals.dispatchEvent(new Event('content'));
}

/** Keys that scroll, or that carry the focus and with it the view elsewhere. */
const SCROLL_KEYS = new Set([
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
  'Home',
  'End',
  ' ',
  'Tab',
]);

/** Milliseconds after which a smooth scroll has surely come to its end. */
const LONGEST_SCROLL = 2000;

/**
 * Scrolls to an anchor. What loads on the way (a font, a picture) may have moved it by the time
 * the smooth scroll arrives: then the last bit is a jump, unless `calledOff`.
 */
function scrollTo(target: HTMLElement, calledOff: AbortSignal) {
  const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: jump ? 'instant' : 'smooth', block: 'start' });
  document.addEventListener(
    'scrollend',
    () => target.scrollIntoView({ behavior: 'instant', block: 'start' }),
    { once: true, signal: AbortSignal.any([calledOff, AbortSignal.timeout(LONGEST_SCROLL)]) },
  );
  moveFocus(target);
}

/**
 * Lets Tab and a screen reader go on from the anchor, as after a jump of the browser's own. Who is
 * typing or has a dialog open keeps the focus.
 */
function moveFocus(target: HTMLElement) {
  const busy = document.activeElement?.closest('input, textarea, select, [role="dialog"]');
  if (busy || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** A computed length; 'auto' and the like count as none. */
const pixels = (length: string) => Number.parseFloat(length) || 0;

/**
 * Whether the view was moved before this page's script ran: hydration waits for the load, and a
 * visitor does not. Where the browser itself has jumped to the anchor does not count.
 */
function wasMoved(hash: string): boolean {
  const page = document.documentElement;
  if (page.scrollTop === 0) return false;
  const target = document.getElementById(idOfHash(hash));
  if (!target) return true;
  const offset =
    pixels(getComputedStyle(target).scrollMarginTop) +
    pixels(getComputedStyle(page).scrollPaddingTop);
  const gap = target.getBoundingClientRect().top - offset;
  const atEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
  return Math.abs(gap) > 48 && !(atEnd && gap > 0);
}

/**
 * Follows the hash of the address, on load and on every change of it (section 2, rulings 8 and 9).
 * Use it once, where every page has it. A link to the hash that is current already scrolls again;
 * a change of the query alone does not.
 */
export function useHashScroll(): void {
  const location = useLocation();
  const previous = useRef<typeof location | undefined>(undefined);
  const scroller = useRef<HashScroller | undefined>(undefined);

  useEffect(() => {
    let arriving = new AbortController();
    const hashes = createHashScroller<HTMLElement>({
      find: (id) => document.getElementById(id),
      scroll: (target) => {
        arriving.abort();
        arriving = new AbortController();
        scrollTo(target, arriving.signal);
      },
      after: (delay, callback) => {
        const timer = setTimeout(callback, delay);
        return () => clearTimeout(timer);
      },
    });
    scroller.current = {
      ...hashes,
      start(hash) {
        arriving.abort();
        hashes.start(hash);
      },
    };

    const stop = () => {
      arriving.abort();
      hashes.stop();
    };
    const stopOnKey = (event: KeyboardEvent) => {
      if (SCROLL_KEYS.has(event.key)) stop();
    };
    // A press on the page itself, not on anything in it, is a press on its scrollbar.
    const stopOnScrollbar = (event: PointerEvent) => {
      if (event.target === document.documentElement) stop();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    addEventListener('wheel', stop, options);
    addEventListener('touchmove', stop, options);
    addEventListener('keydown', stopOnKey, options);
    addEventListener('pointerdown', stopOnScrollbar, options);
    arrivals.addEventListener('content', () => hashes.contentArrived(), options);
    return () => {
      listening.abort();
      stop();
    };
  }, []);

  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    const onlyQueryChanged =
      before !== undefined &&
      before !== location &&
      before.pathname === location.pathname &&
      before.hash === location.hash &&
      before.search !== location.search;
    if (onlyQueryChanged) return;
    // An overlay of the page came or went; the page itself stays where it is.
    const isSamePage = before?.pathname === location.pathname && before.hash === location.hash;
    if (isSamePage && (overlayOf(before) ?? overlayOf(location))) return;
    if (before === undefined && wasMoved(location.hash)) return;
    scroller.current?.start(isReturn(location) ? '' : location.hash);
  }, [location]);
}
