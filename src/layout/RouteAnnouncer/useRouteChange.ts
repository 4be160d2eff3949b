import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/**
 * What follows a change of the pathname, and not of the query or the hash: the page scrolls to its
 * top, smoothly unless the visitor prefers less motion (B12, ruling 9), the focus goes to the new
 * page's heading, and `onChange` hears the new title. A hash is followed after that.
 */
export function useRouteChange(onChange: (title: string) => void): void {
  const pathname = withoutTrailingSlash(useLocation().pathname);
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: jump ? 'instant' : 'smooth' });
    focusHeading();
    onChange(document.title);
  }, [pathname, onChange]);
}

function focusHeading() {
  const main = document.querySelector<HTMLElement>('#main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
