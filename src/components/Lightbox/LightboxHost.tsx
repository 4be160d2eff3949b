import { useStore } from 'zustand';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Deferred } from '#lib/Deferred.tsx';
import { lightboxStore } from './lightboxStore.ts';
import { loadLightbox } from './loadLightbox.ts';

const retryNextTime = () => undefined;

/**
 * Loads the lightbox when a picture is first opened; rendered once on every page. While it loads,
 * and if it fails, the picture is enlarged by CSS alone (Enlarge).
 */
export function LightboxHost({ load = loadLightbox }) {
  const isOpen = useStore(lightboxStore, (state) => state.isOpen);
  return (
    <ErrorBoundary part="lightbox">
      <Deferred wanted={isOpen} load={load} onFail={retryNextTime} />
    </ErrorBoundary>
  );
}
