import { createStore } from 'zustand/vanilla';
import type { PictureName } from '#lib/pictures.ts';

/** A picture of the site by its name, or any image by its address. */
export type LightboxPicture = { alt: string; caption?: string } & (
  { name: PictureName; src?: never } | { src: string; name?: never }
);

type LightboxState = {
  isOpen: boolean;
  pictures: readonly LightboxPicture[];
  /** Which of them it opens at. */
  first: number;
  /** The id of the control that opened it. */
  openedBy?: string;
};

/** What the page's lightbox shows. It keeps that while closed, for a visitor who goes Forward. */
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
