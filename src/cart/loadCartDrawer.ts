import { preload } from '#lib/Deferred.tsx';

/** Loads the drawer's code (dialog, forms, checkout), which no page loads up front. */
export const loadCartDrawer = async () => (await import('./CartDrawer/CartDrawer.tsx')).CartDrawer;

/** Preloads the drawer when a click is likely. The click itself reports errors. */
export const preloadCartDrawer = () => preload(loadCartDrawer);
