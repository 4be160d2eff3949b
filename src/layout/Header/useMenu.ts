import { useEffect, useRef, useState } from 'react';
import { useOverlayHistory } from '#lib/useOverlayHistory.ts';

/**
 * The mobile menu's state (C3). Escape, Back, a click or focus outside of the header, and
 * navigation close it.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const areaRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useOverlayHistory({
    name: 'menu',
    level: open ? 1 : 0,
    onLevel: (level) => {
      setOpen(level > 0);
      return level;
    },
  });

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !areaRef.current?.contains(event.target)) {
        setOpen(false);
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggleRef.current?.focus();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('pointerdown', closeOutside, options);
    document.addEventListener('focusin', closeOutside, options);
    document.addEventListener('keydown', closeOnEscape, options);
    return () => listening.abort();
  }, [open]);

  return {
    open,
    areaRef,
    toggleRef,
    toggle: () => setOpen(!open),
    /** Closes the menu after a link to another site; links to pages replace its history entry. */
    close: () => setOpen(false),
  };
}
