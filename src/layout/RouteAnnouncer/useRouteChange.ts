import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { overlayOf } from '#lib/overlayHistory.ts';
import { isReturn } from '#lib/scrollPositions.ts';

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/**
 * What follows a change of the pathname, and not of the query or the hash: the page scrolls to its
 * top, smoothly unless the visitor prefers less motion (B12, ruling 9), or went back or forward to
 * where one was (ruling 41), the focus goes to the new
 * page's heading, and `onChange` hears the new title. A hash is followed after that.
 */
export function useRouteChange(onChange: (title: string) => void): void {
  const location = useLocation();
  const cameBy = useNavigationType();
  const pathname = withoutTrailingSlash(location.pathname);
  const previous = useRef(pathname);
  const before = useRef(location);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!isReturn(location)) scrollToTop();
    focusHeading();
    onChange(document.title);
  }, [location, pathname, onChange]);

  // ruling 46: a link to the page that one is on, and to no place in it, leads to its top.
  useEffect(() => {
    const { pathname: last, search } = before.current;
    const isAgain = before.current !== location && withoutTrailingSlash(last) === pathname;
    before.current = location;
    if (!isAgain || cameBy === 'POP' || location.hash || overlayOf(location)) return;
    if (location.search === '' || location.search === search) scrollToTop();
  }, [location, pathname, cameBy]);
}

function scrollToTop() {
  const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: jump ? 'instant' : 'smooth' });
}

function focusHeading() {
  const main = document.querySelector<HTMLElement>('#main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
