/** Loads the lightbox itself: nothing of it before intent. */
export const loadLightbox = () => import('./Lightbox.tsx');

/** Begins to load it where a tap is likely; the tap itself deals with a failure. */
export function warmLightbox(): void {
  loadLightbox().catch(() => undefined);
}
