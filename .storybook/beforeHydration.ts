import { toggleControl } from '#src/prerender/clicksBeforeHydration.ts';

/** Handles clicks as before hydration, without React. @returns a function that stops it. */
export function handleClicksWithoutReact(): () => void {
  const onClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[aria-expanded]');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    toggleControl(control);
  };
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    delete document.documentElement.dataset.opening;
  };
}
