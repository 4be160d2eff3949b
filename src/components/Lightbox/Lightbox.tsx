import * as Dialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useId, useRef, type ComponentProps } from 'react';
import { useStore } from 'zustand';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { PictureName } from '#lib/pictures.ts';
import { pictureSources } from '#lib/pictureSources.ts';
import { useOverlayHistory } from '#lib/useOverlayHistory.ts';
import { useSnapRow } from '#lib/useSnapRow.ts';
import { Foot, Ground, Head, Light, Row, Slide } from './Lightbox.styles.ts';
import { closeLightbox, type LightboxPicture, lightboxStore } from './lightboxStore.ts';

/** Full-screen pictures with swipe, arrow keys, Escape and Back (ruling 57). */
export function Lightbox() {
  const { isOpen, pictures, first } = useStore(lightboxStore);
  useOverlayHistory({
    name: 'lightbox',
    level: isOpen ? 1 : 0,
    onLevel: (level) => {
      const shown = pictures.length > 0 ? level : 0;
      lightboxStore.setState({ isOpen: shown > 0 });
      return shown;
    },
  });
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && closeLightbox()}>
      <Dialog.Portal>
        <Shown pictures={pictures} first={first} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Shown({ pictures, first }: { pictures: readonly LightboxPicture[]; first: number }) {
  const count = pictures.length;
  const { index, goTo, row } = useSnapRow(count, first, { wraps: false });
  const { onKeyDown, ...scrolling } = row;
  const opener = useRef<Element>(null);
  const rowId = useId();
  const shown = pictures[index];
  return (
    <Dialog.Content
      asChild
      aria-describedby={undefined}
      onKeyDown={onKeyDown}
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement;
        // Don't focus the close button: its tooltip would open and consume the first Escape.
        event.preventDefault();
        document.getElementById(rowId)?.focus();
      }}
      onCloseAutoFocus={(event) => {
        // Without a Dialog.Trigger, Radix does not know where to return focus.
        event.preventDefault();
        if (opener.current instanceof HTMLElement) opener.current.focus();
      }}
    >
      <Ground>
        <Head>
          <VisuallyHidden>
            <Dialog.Title>Enlarged picture</Dialog.Title>
          </VisuallyHidden>
          <span>{count > 1 && `${index + 1} of ${count}`}</span>
          <Tooltip label="Close">
            <Light type="button" aria-label="Close picture" onClick={closeLightbox}>
              <X aria-hidden="true" />
            </Light>
          </Tooltip>
        </Head>
        <Row
          {...scrolling}
          id={rowId}
          tabIndex={0}
          role="group"
          aria-label="Pictures, arrow keys to browse"
        >
          {pictures.map((picture, position) => (
            <Slide key={picture.name ?? picture.src} aria-hidden={position !== index || undefined}>
              {picture.name ? (
                <>
                  <Thumbnail name={picture.name} />
                  <Picture name={picture.name} alt={picture.alt} sizes="100vw" />
                </>
              ) : (
                <img src={picture.src} alt={picture.alt} />
              )}
            </Slide>
          ))}
        </Row>
        <Foot>
          {count > 1 && (
            <Arrow label="Previous" aria-disabled={index === 0} onClick={() => goTo(index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </Arrow>
          )}
          <p aria-live="polite">
            {shown?.caption && <strong>{shown.caption}</strong>}
            <span>{shown?.alt}</span>
          </p>
          {count > 1 && (
            <Arrow label="Next" aria-disabled={index === count - 1} onClick={() => goTo(index + 1)}>
              <ChevronRight aria-hidden="true" />
            </Arrow>
          )}
        </Foot>
      </Ground>
    </Dialog.Content>
  );
}

/** Shows through until the large picture has loaded; usually in the browser's cache already. */
function Thumbnail({ name }: { name: PictureName }) {
  const { avif, src } = pictureSources(name);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes="18rem" />
      <img src={src} alt="" loading="lazy" />
    </picture>
  );
}

function Arrow({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <Tooltip label={label}>
      <Light type="button" aria-label={`${label} picture`} {...props} />
    </Tooltip>
  );
}
