import { preload } from '#lib/Deferred.tsx';
import { retryImport } from '#lib/retryImport.ts';

const importLightbox = retryImport(() => import('./Lightbox.tsx'));

/** Loads the lightbox's code, which no page loads up front. */
export const loadLightbox = async () => (await importLightbox()).Lightbox;

/** Preloads the lightbox when a click is likely. */
export const preloadLightbox = () => preload(loadLightbox);
