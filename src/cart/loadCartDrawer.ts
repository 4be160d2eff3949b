/** Loads what is inside the drawer: the dialog, the form, the checkout. Nothing of it before intent. */
export const loadCartDrawer = () => import('./CartDrawer/CartDrawer.tsx');

/** Begins to load it where a press is likely; without a network the press itself will tell. */
export function warmCartDrawer(): void {
  loadCartDrawer().catch(() => undefined);
}
