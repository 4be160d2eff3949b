import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { theme } from '#theme/theme.ts';
import {
  closeLightbox,
  type LightboxPicture,
  lightboxStore,
  openLightbox,
} from './lightboxStore.ts';
import { preloadLightbox } from './loadLightbox.ts';

/**
 * With `aria-expanded="true"`, CSS alone fills the screen with the image. This responds to a tap
 * before hydration, and while the lightbox's code loads (ruling 60).
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

    /* A focus ring of two colors, so that one contrasts with any picture. */
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
  /* Not clickable without JavaScript, which opens the lightbox. */
  @media (scripting: none) {
    pointer-events: none;
  }
`;

export type EnlargeProps = {
  /** All pictures that can be browsed in the lightbox. */
  pictures: readonly LightboxPicture[];
  /** The position of this picture in `pictures`. */
  index: number;
  /** The accessible name, if the image inside has no `alt`. */
  label?: string;
  tabIndex?: number;
  className?: string;
  /** The image. */
  children: ReactNode;
};

/** An image that opens in the lightbox when it is clicked (ruling 57). */
export function Enlarge(props: EnlargeProps) {
  return (
    <ErrorBoundary part="button that enlarges a picture" fallback={props.children}>
      <EnlargeButton {...props} />
    </ErrorBoundary>
  );
}

function EnlargeButton({ pictures, index, label, children, ...rest }: EnlargeProps) {
  const id = useId();
  const isOpen = useStore(lightboxStore, (state) => state.isOpen && state.openedBy === id);
  return (
    <Opener
      {...rest}
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        // Safari does not focus clicked buttons; the lightbox returns focus here when it closes.
        currentTarget.focus();
        if (isOpen) closeLightbox();
        else openLightbox({ pictures, first: index, openedBy: id });
      }}
      onPointerEnter={preloadLightbox}
      onFocus={preloadLightbox}
    >
      {children}
    </Opener>
  );
}
