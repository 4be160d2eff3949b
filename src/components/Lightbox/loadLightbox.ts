import { preload } from '#lib/Deferred.tsx';

/** Loads the lightbox's code, which no page loads up front. */
export const loadLightbox = async () => (await import('./Lightbox.tsx')).Lightbox;

/** Preloads the lightbox when a click is likely. */
export const preloadLightbox = () => preload(loadLightbox);
