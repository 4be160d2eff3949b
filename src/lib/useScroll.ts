import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router';
import { createHashScroller, idOfHash } from './hashScroll.ts';
import { scrollDecision } from './scrollDecision.ts';

/** The sessionStorage key of the scroll positions while another document is shown. */
const STORED = 'scroll-positions';

const CONTENT_ARRIVED = 'content-arrived';

/** Milliseconds after which any smooth scroll has ended. */
const LONGEST_SCROLL = 2000;

/** Milliseconds to keep restoring a position while the page is still growing. */
const LONGEST_GROWTH = 5000;

/** Keys that scroll the page, directly or by moving focus. */
const SCROLL_KEYS = new Set(
  'ArrowDown ArrowUp PageDown PageUp Home End Tab'.split(' ').concat(' '),
);

/**
 * Tells `useScroll` that late content has rendered, so that it can follow the URL's hash once more
 * (ruling 9). Call it in an effect.
 */
export const announceContent = () => void dispatchEvent(new Event(CONTENT_ARRIVED));

/** Smooth scrolling, or jumps with prefers-reduced-motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Scrolls the window after every navigation, as `scrollDecision` says. Use it once per app.
 * Replaces the browser's restoration, which runs before the page has rendered.
 */
export function useScroll(): void {
  const location = useLocation();
  const cameBy = useNavigationType();
  const [scroll] = useState(createScroll);
  useLayoutEffect(() => scroll.listen(), [scroll]);
  // In a layout effect: a shorter page would clamp the scroll position before the next paint.
  useLayoutEffect(() => scroll.arrive(location, cameBy), [scroll, location, cameBy]);
}

const entryId = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

function createScroll() {
  const positions = new Map<string, number>();
  let shown: Location | undefined;
  let moving = new AbortController();

  /**
   * Cancels the previous scroll movement. @returns the signal that ends the new one after `longest`
   * ms
   */
  function startCancelableScroll(longest: number): AbortSignal {
    moving.abort();
    moving = new AbortController();
    return AbortSignal.any([moving.signal, AbortSignal.timeout(longest)]);
  }

  const hashes = createHashScroller<HTMLElement>({
    find: (id) => document.getElementById(id),
    scroll: (target) => scrollToTarget(target, startCancelableScroll(LONGEST_SCROLL)),
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
    /** Stops all movements when the visitor scrolls. */
    listen() {
      readPositions(positions);
      const listening = new AbortController();
      const options = { signal: listening.signal, passive: true };
      const disableBrowserRestoration = () => (history.scrollRestoration = 'manual');
      const enableBrowserRestoration = () => {
        history.scrollRestoration = 'auto';
        storePositions(positions);
      };
      disableBrowserRestoration();
      addEventListener('pageshow', disableBrowserRestoration, options);
      addEventListener('pagehide', enableBrowserRestoration, options);
      addEventListener('scroll', () => shown && positions.set(entryId(shown), scrollY), options);
      addEventListener(CONTENT_ARRIVED, hashes.contentArrived, options);
      addEventListener('wheel', stop, options);
      addEventListener('touchmove', stop, options);
      addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && stop(), options);
      // A pointerdown on the root element itself is on its scrollbar.
      const stopOnScrollbarPress = ({ target }: Event) =>
        target === document.documentElement && stop();
      addEventListener('pointerdown', stopOnScrollbarPress, options);
      return () => {
        listening.abort();
        enableBrowserRestoration();
        stop();
        shown = undefined;
      };
    },

    arrive(location: Location, cameBy: `${NavigationType}`) {
      const before = shown;
      if (before === location) return;
      shown = location;
      const known = positions.get(entryId(location));
      if (before && known === undefined) positions.set(entryId(location), scrollY);
      const decision = scrollDecision(before, location, cameBy);
      if (decision === 'stay' || (!before && isScrolledAwayFrom(location.hash))) return;
      stop();
      // A hash typed into the address bar adds a history entry, but is reported as POP, like Back.
      if (decision === 'restore' && (known !== undefined || !location.hash)) {
        return scrollToPosition(known ?? 0, startCancelableScroll(LONGEST_GROWTH));
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
    // Storage is blocked: only this document's positions are available.
  }
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked or full: after a reload, Back goes to the top.
  }
}

/** Scrolls at once, and again whenever the page grows, until it is long enough. */
function scrollToPosition(top: number, signal: AbortSignal): void {
  const tryScroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 1;
  };
  if (tryScroll()) return;
  const growth = new ResizeObserver(() => tryScroll() && growth.disconnect());
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
}

/**
 * Scrolls to an anchor, and jumps to it after a smooth scroll, because fonts or images that loaded
 * in the meantime may have moved it.
 */
function scrollToTarget(target: HTMLElement, signal: AbortSignal) {
  const scroll = (behavior: ScrollBehavior) => target.scrollIntoView({ behavior, block: 'start' });
  scroll(scrollBehavior());
  document.addEventListener('scrollend', () => scroll('instant'), { once: true, signal });
  moveFocus(target);
}

/**
 * Makes Tab and screen readers continue from the anchor, as after native anchor navigation. Does
 * not move the focus of a visitor who is typing or has a dialog open.
 */
function moveFocus(target: HTMLElement) {
  const busy = document.activeElement?.closest('input, textarea, select, [role="dialog"]');
  if (busy || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** A computed length in pixels; 0 for 'auto' and other keywords. */
const parsePixels = (length: string) => Number.parseFloat(length) || 0;

/**
 * Whether the visitor scrolled before hydration, other than by the browser's jump to the anchor.
 * Without a hash it skips the measurement.
 */
function isScrolledAwayFrom(hash: string): boolean {
  const page = document.documentElement;
  if (!hash || page.scrollTop === 0) return false;
  const target = document.getElementById(idOfHash(hash));
  if (!target) return true;
  const offset =
    parsePixels(getComputedStyle(target).scrollMarginTop) +
    parsePixels(getComputedStyle(page).scrollPaddingTop);
  const gap = target.getBoundingClientRect().top - offset;
  const atEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
  return Math.abs(gap) > 48 && !(atEnd && gap > 0);
}
