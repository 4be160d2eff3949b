import { useCallback, useRef } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { useRouteChange } from './useRouteChange.ts';

/** Tells a screen reader the title of the page that a link has led to. */
export function RouteAnnouncer() {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((title: string) => {
    if (region.current) region.current.textContent = title;
  }, []);
  useRouteChange(announce);
  return <VisuallyHidden ref={region} role="status" aria-live="polite" />;
}
