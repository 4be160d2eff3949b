import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The mobile menu, open or closed (C3). It closes with Escape, with a press or the focus outside
 * of the header, with a link in it, and with every change of the address.
 */
export function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const areaRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !areaRef.current?.contains(event.target)) {
        setOpenAt(undefined);
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
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
    toggle: () => setOpenAt(open ? undefined : key),
    /** Closes after a link was followed; the focus must not be lost with the link. */
    close: () => {
      if (!open) return;
      setOpenAt(undefined);
      toggleRef.current?.focus();
    },
  };
}
