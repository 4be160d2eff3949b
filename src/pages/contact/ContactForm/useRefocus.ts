import { useEffect, useRef } from 'react';

/** Restores the focus that a button lost while it was disabled. @returns the button's ref */
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
