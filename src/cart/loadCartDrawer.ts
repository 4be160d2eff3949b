import { preload } from '#lib/Deferred.tsx';
import { retryImport } from '#lib/retryImport.ts';

const importDrawer = retryImport(() => import('./CartDrawer/CartDrawer.tsx'));

/** Loads the drawer's code (dialog, forms, checkout), which no page loads up front. */
export const loadCartDrawer = async () => (await importDrawer()).CartDrawer;

/** Preloads the drawer when a click is likely. The click itself reports errors. */
export const preloadCartDrawer = () => preload(loadCartDrawer);
