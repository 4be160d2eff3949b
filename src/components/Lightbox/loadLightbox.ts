import { warm } from '#lib/Deferred.tsx';

/** Loads the lightbox itself: nothing of it before intent. */
export const loadLightbox = async () => (await import('./Lightbox.tsx')).Lightbox;

/** Begins to load it where a tap is likely. */
export const warmLightbox = () => warm(loadLightbox);
