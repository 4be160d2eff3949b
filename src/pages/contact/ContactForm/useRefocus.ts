import { useEffect, useRef } from 'react';

/** @returns the ref of a button that gets back the focus it lost while it was disabled. */
export function useRefocus(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasDisabled.current && !isDisabled && isLost) button.current?.focus();
    wasDisabled.current = isDisabled;
  }, [isDisabled]);
  return button;
}
