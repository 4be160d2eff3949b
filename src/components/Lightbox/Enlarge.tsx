import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { theme } from '#theme/theme.ts';
import {
  closeLightbox,
  type LightboxPicture,
  lightboxStore,
  openLightbox,
} from './lightboxStore.ts';
import { warmLightbox } from './loadLightbox.ts';

/**
 * Open, it shows its picture as large as the screen, by its ARIA state alone: the answer to a tap while
 * the lightbox or the page's code is on its way (ruling 60).
 */
const Opener = styled.button`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    outline: none;

    /* Two colors show on any picture. */
    &[aria-expanded='false'] img {
      border: 3px solid ${theme.color.focus};
      outline: 3px solid ${theme.color.onStrong};
      outline-offset: -6px;
    }
  }
  &[aria-expanded='true'] img {
    position: fixed;
    z-index: ${theme.layer.popup};
    inset: 0;
    width: 100%;
    height: 100%;
    background: ${theme.color.ink};
    object-fit: contain;
  }
  /* Nothing opens it. */
  @media (scripting: none) {
    pointer-events: none;
  }
`;

export type EnlargeProps = {
  /** What a visitor can go through once it is large. */
  pictures: readonly LightboxPicture[];
  /** Which of them this is. */
  index: number;
  /** What a screen reader calls it, where the image inside has no `alt`. */
  label?: string;
  tabIndex?: number;
  className?: string;
  /** The image. */
  children: ReactNode;
};

/** An image that opens larger when it is tapped (ruling 57). */
export function Enlarge({ pictures, index, label, children, ...rest }: EnlargeProps) {
  const id = useId();
  const isOpen = useStore(lightboxStore, (state) => state.isOpen && state.openedBy === id);
  return (
    <Opener
      {...rest}
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is tapped; the focus comes back here.
        currentTarget.focus();
        if (isOpen) closeLightbox();
        else openLightbox({ pictures, first: index, openedBy: id });
      }}
      onPointerEnter={warmLightbox}
      onFocus={warmLightbox}
    >
      {children}
    </Opener>
  );
}
