/** Loads what is inside the drawer: the dialog, the form, the checkout. Nothing of it before intent. */
export const loadCartPanel = () => import('./CartPanel/CartPanel.tsx');

/** Begins to load it where a press is likely; without a network the press itself will tell. */
export function warmCartPanel(): void {
  loadCartPanel().catch(() => undefined);
}
