/** Loads what is inside the drawer: the dialog, the form, the checkout. Nothing of it before intent. */
export const loadCartDrawer = () => import('./CartDrawer/CartDrawer.tsx');

/** Starts to load it when a click is likely; an error shows at the click itself. */
export function warmCartDrawer(): void {
  loadCartDrawer().catch(() => undefined);
}
