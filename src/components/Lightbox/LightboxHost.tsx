import { useStore } from 'zustand';
import { Deferred } from '#lib/Deferred.tsx';
import { lightboxStore } from './lightboxStore.ts';
import { loadLightbox } from './loadLightbox.ts';

/**
 * The lightbox's place on every page: loads it when a picture is first tapped. Until its code is there,
 * and where it does not come, that picture stays enlarged by itself (Enlarge).
 */
export function LightboxHost({ load = loadLightbox }) {
  const isOpen = useStore(lightboxStore, (state) => state.isOpen);
  return <Deferred wanted={isOpen} load={load} />;
}
