import { createStore } from 'zustand/vanilla';
import type { PictureName } from '#lib/pictures.ts';

/** One of the site's pictures by name, or any image by URL. */
export type LightboxPicture = { alt: string; caption?: string } & (
  { name: PictureName; src?: never } | { src: string; name?: never }
);

type LightboxState = {
  isOpen: boolean;
  pictures: readonly LightboxPicture[];
  /** The position in `pictures` of the one to open. */
  first: number;
  /** The id of the button that opened the lightbox. */
  openedBy?: string;
};

/**
 * The lightbox's state. It keeps its pictures while closed, so that browser Forward can reopen it.
 */
export const lightboxStore = createStore<LightboxState>(() => ({
  isOpen: false,
  pictures: [],
  first: 0,
}));

export function openLightbox(shown: Omit<LightboxState, 'isOpen'>): void {
  lightboxStore.setState({ ...shown, isOpen: true });
}

export function closeLightbox(): void {
  lightboxStore.setState({ isOpen: false });
}
