import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

/** After navigation, announces the page's title to screen readers and focuses its heading (B12). */
export function RouteAnnouncer() {
  const region = useRef<HTMLSpanElement>(null);
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, '');
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusHeading();
    if (region.current) region.current.textContent = document.title;
  }, [pathname]);

  return <VisuallyHidden ref={region} role="status" aria-live="polite" />;
}

function focusHeading() {
  const main = document.querySelector<HTMLElement>('#main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
