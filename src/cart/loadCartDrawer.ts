import { warm } from '#lib/Deferred.tsx';

/** Loads what is inside the drawer: the dialog, the form, the checkout. Nothing of it before intent. */
export const loadCartDrawer = async () => (await import('./CartDrawer/CartDrawer.tsx')).CartDrawer;

/** Starts to load it when a click is likely; an error shows at the click itself. */
export const warmCartDrawer = () => warm(loadCartDrawer);
