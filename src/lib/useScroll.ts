import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router';
import { createHashScroller, idOfHash } from './hashScroll.ts';
import { scrollDecision } from './scrollDecision.ts';

/** Where the browser keeps the positions while another document is shown. */
const STORED = 'scroll-positions';

const CONTENT_ARRIVED = 'content-arrived';

/** Milliseconds after which a smooth scroll has surely ended. */
const LONGEST_SCROLL = 2000;

/** Milliseconds for which a page that still grows is scrolled to where the visitor was. */
const LONGEST_GROWTH = 5000;

/** Keys that scroll, or that move the focus and with it the view. */
const SCROLL_KEYS = new Set(
  'ArrowDown ArrowUp PageDown PageUp Home End Tab'.split(' ').concat(' '),
);

/**
 * Tells the page that content which came later than the page itself is there now, so that a hash
 * in the address can be followed once more (ruling 9). Call it from an effect.
 */
export const announceContent = () => void dispatchEvent(new Event(CONTENT_ARRIVED));

/** How to scroll for this visitor: jumps under prefers-reduced-motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Scrolls the window at every change of place, where `scrollDecision` says. Use it once, where every
 * page has it. The browser itself would restore a position before the page is there.
 */
export function useScroll(): void {
  const location = useLocation();
  const cameBy = useNavigationType();
  const [scroll] = useState(createScroll);
  useLayoutEffect(() => scroll.listen(), [scroll]);
  // Before the frame in which a shorter page moves the view, which belongs to the new place.
  useLayoutEffect(() => scroll.arrive(location, cameBy), [scroll, location, cameBy]);
}

const idOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

function createScroll() {
  const positions = new Map<string, number>();
  let shown: Location | undefined;
  let moving = new AbortController();

  /** Begins a movement of the page in place of the one before. It ends by itself after `longest`. */
  function move(longest: number): AbortSignal {
    moving.abort();
    moving = new AbortController();
    return AbortSignal.any([moving.signal, AbortSignal.timeout(longest)]);
  }

  const hashes = createHashScroller<HTMLElement>({
    find: (id) => document.getElementById(id),
    scroll: (target) => scrollToTarget(target, move(LONGEST_SCROLL)),
    after: (delay, callback) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
  });

  function stop() {
    moving.abort();
    hashes.stop();
  }

  return {
    /** Follows the visitor's own scrolling, which ends every movement of the page. */
    listen() {
      readPositions(positions);
      const listening = new AbortController();
      const options = { signal: listening.signal, passive: true };
      const takeOver = () => (history.scrollRestoration = 'manual');
      const leaveToBrowser = () => {
        history.scrollRestoration = 'auto';
        storePositions(positions);
      };
      takeOver();
      addEventListener('pageshow', takeOver, options);
      addEventListener('pagehide', leaveToBrowser, options);
      addEventListener('scroll', () => shown && positions.set(idOf(shown), scrollY), options);
      addEventListener(CONTENT_ARRIVED, hashes.contentArrived, options);
      addEventListener('wheel', stop, options);
      addEventListener('touchmove', stop, options);
      addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && stop(), options);
      // A click on the page itself, not on anything in it, is a click on its scrollbar.
      const onPage = ({ target }: Event) => target === document.documentElement && stop();
      addEventListener('pointerdown', onPage, options);
      return () => {
        listening.abort();
        leaveToBrowser();
        stop();
        shown = undefined;
      };
    },

    arrive(location: Location, cameBy: `${NavigationType}`) {
      const before = shown;
      if (before === location) return;
      shown = location;
      const known = positions.get(idOf(location));
      if (before && known === undefined) positions.set(idOf(location), scrollY);
      const decision = scrollDecision(before, location, cameBy);
      if (decision === 'stay' || (!before && wasMoved(location.hash))) return;
      stop();
      // A hash that the visitor typed is a new entry too.
      if (decision === 'restore' && (known !== undefined || !location.hash)) {
        return scrollToPosition(known ?? 0, move(LONGEST_GROWTH));
      }
      if (decision === 'top') window.scrollTo({ top: 0, behavior: scrollBehavior() });
      hashes.start(location.hash);
    },
  };
}

function readPositions(positions: Map<string, number>): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][];
    for (const [id, top] of stored) if (!positions.has(id)) positions.set(id, top);
  } catch {
    // Blocked: the positions of this document remain.
  }
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    // Blocked or full: a return after a reload leads to the top.
  }
}

/** Scrolls at once; where the page is too short as yet, again whenever it grows. */
function scrollToPosition(top: number, signal: AbortSignal): void {
  const arrive = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 1;
  };
  if (arrive()) return;
  const growth = new ResizeObserver(() => arrive() && growth.disconnect());
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
}

/**
 * Scrolls to an anchor. What loads on the way (a font, a picture) may have moved it by the time
 * the smooth scroll arrives: then the last bit is a jump.
 */
function scrollToTarget(target: HTMLElement, signal: AbortSignal) {
  const scroll = (behavior: ScrollBehavior) => target.scrollIntoView({ behavior, block: 'start' });
  scroll(scrollBehavior());
  document.addEventListener('scrollend', () => scroll('instant'), { once: true, signal });
  moveFocus(target);
}

/**
 * Lets Tab and a screen reader go on from the anchor, as after a jump of the browser's own. A visitor
 * a visitor who is typing or has a dialog open keeps the focus.
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
 * Whether the visitor scrolled before hydration, other than by the browser's own jump to the anchor.
 * Without a hash nothing is measured.
 */
function wasMoved(hash: string): boolean {
  const page = document.documentElement;
  if (!hash || page.scrollTop === 0) return false;
  const target = document.getElementById(idOfHash(hash));
  if (!target) return true;
  const offset =
    pixels(getComputedStyle(target).scrollMarginTop) +
    pixels(getComputedStyle(page).scrollPaddingTop);
  const gap = target.getBoundingClientRect().top - offset;
  const atEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
  return Math.abs(gap) > 48 && !(atEnd && gap > 0);
}
