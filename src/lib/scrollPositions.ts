import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { overlayOf } from './overlayHistory.ts';

/** Where the browser keeps the positions while another document is shown. */
const STORED = 'scroll-positions';

/** Milliseconds for which a page that is still growing is followed to where one was. */
const PATIENCE = 5000;

const idOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

let returnedTo: Location | undefined;

/** Whether this place in the history was gone back or forward to, and its position is known. */
export const isReturn = (location: Location): boolean => location === returnedTo;

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    // Blocked or full: they are as good as forgotten, and a return leads to the top.
  }
}

/** Scrolls at once; where the page is too short as yet, again whenever it grows. */
function goTo(top: number, calledOff: AbortSignal): void {
  const arrive = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 1;
  };
  if (arrive()) return;
  const growth = new ResizeObserver(() => {
    if (arrive()) growth.disconnect();
  });
  growth.observe(document.body);
  calledOff.addEventListener('abort', () => growth.disconnect(), { once: true });
}

/**
 * Back and Forward return to the position where one was, at once, on every page alike (ruling 41).
 * Use it once, where every page has it. The browser itself would scroll before the page has come.
 */
export function useScrollPositions(): void {
  const location = useLocation();
  const cameBy = useNavigationType();
  const shown = useRef(location);
  const positions = useRef(new Map<string, number>());
  const going = useRef(new AbortController());

  useEffect(() => {
    positions.current = new Map([...readPositions(), ...positions.current]);
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const takeOver = () => (history.scrollRestoration = 'manual');
    const giveBack = () => {
      history.scrollRestoration = 'auto';
      storePositions(positions.current);
    };
    takeOver();
    addEventListener('pageshow', takeOver, options);
    addEventListener('pagehide', giveBack, options);
    addEventListener(
      'scroll',
      () => positions.current.set(idOf(shown.current), window.scrollY),
      options,
    );
    for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      addEventListener(sign, () => going.current.abort(), options);
    }
    return () => {
      listening.abort();
      giveBack();
    };
  }, []);

  // Before the frame in which a shorter page moves the view, which belongs to the new place.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location) return;
    going.current.abort();
    const known = positions.current.get(idOf(location));
    if (known === undefined) positions.current.set(idOf(location), window.scrollY);
    returnedTo = cameBy === 'POP' && known !== undefined ? location : undefined;
    const isOverlay =
      before.pathname === location.pathname && (overlayOf(before) ?? overlayOf(location));
    if (!returnedTo || known === undefined || isOverlay) return;
    going.current = new AbortController();
    goTo(known, AbortSignal.any([going.current.signal, AbortSignal.timeout(PATIENCE)]));
  }, [location, cameBy]);
}
