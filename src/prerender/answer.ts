/**
 * Opens or closes what a control controls, by ARIA state alone and without React (ruling 60); opening
 * one thing closes any other. Part of the boot script as its own source text: it must use nothing from
 * outside its body.
 * @returns the control if it opened something.
 */
export function answer(control: HTMLElement): HTMLElement | undefined {
  const opens = control.ariaExpanded !== 'true';
  for (const open of document.querySelectorAll('[aria-expanded=true]')) open.ariaExpanded = 'false';
  control.ariaExpanded = String(opens);
  // The cart's loading sheet (CartButton).
  document.documentElement.toggleAttribute('data-opening', opens && control.ariaHasPopup !== null);
  return opens ? control : undefined;
}
