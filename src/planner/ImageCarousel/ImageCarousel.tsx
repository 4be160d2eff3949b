import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { Enlarge } from '#components/Lightbox/Enlarge.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { toLightboxPicture, type UltrasoundImage } from '#content/examples.ts';
import { plannerText } from '#content/stages.ts';
import { useSnapRow } from '#lib/useSnapRow.ts';
import {
  Caption,
  Controls,
  Counter,
  Dot,
  Dots,
  Figure,
  Frame,
  NoImages,
  Row,
  Slide,
  Step,
} from './ImageCarousel.styles.ts';

export type ImageCarouselProps = {
  /** The pictures' name for screen readers: 'Example images'. */
  label: string;
  images: readonly UltrasoundImage[];
  /** The initial picture, counted from 0. */
  first?: number | undefined;
};

const SIZES = '(min-width: 64rem) 28rem, (min-width: 40rem) 36rem, 90vw';

/**
 * Example pictures in a carousel (G1 to G4). Without pictures it says that more will follow; one
 * picture has no controls. A new `key` resets it.
 */
export function ImageCarousel({ label, images, first }: ImageCarouselProps) {
  const [only] = images;
  if (!only) {
    return (
      <NoImages>
        <Images aria-hidden="true" size={28} strokeWidth={1.5} />
        {plannerText.noImages}
      </NoImages>
    );
  }
  if (images.length === 1) {
    return <Example images={images} index={0} />;
  }
  return <ManyImages label={label} images={images} first={first} />;
}

type ExampleProps = { images: readonly UltrasoundImage[]; index: number; isShown?: boolean };

function Example({ images, index, isShown = true }: ExampleProps) {
  const pictures = images.map(toLightboxPicture);
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <Figure>
      <Enlarge pictures={pictures} index={index} tabIndex={isShown ? 0 : -1}>
        <Picture {...picture} sizes={SIZES} />
      </Enlarge>
      <Caption>{picture.caption}</Caption>
    </Figure>
  );
}

function ManyImages({ label, images, first = 0 }: ImageCarouselProps) {
  const { index, goTo, row } = useSnapRow(images.length, first);
  const count = images.length;
  return (
    <Frame aria-roledescription="carousel" aria-label={label}>
      <Row {...row} tabIndex={0} role="group" aria-label={`${label}, arrow keys to browse`}>
        {images.map((image, position) => (
          <Slide
            key={image.src}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${count}`}
          >
            <Example images={images} index={position} isShown={position === index} />
          </Slide>
        ))}
      </Row>
      <Controls data-print="hide">
        <Tooltip label="Previous">
          <Step type="button" aria-label="Previous example" onClick={() => goTo(index - 1)}>
            <ChevronLeft aria-hidden="true" />
          </Step>
        </Tooltip>
        <Dots role="group" aria-label="Choose an example">
          {images.map((image, position) => (
            <Dot
              key={image.src}
              type="button"
              aria-label={`Example ${position + 1} of ${count}: ${image.week}`}
              aria-current={position === index}
              onClick={() => goTo(position)}
            />
          ))}
        </Dots>
        <Tooltip label="Next">
          <Step type="button" aria-label="Next example" onClick={() => goTo(index + 1)}>
            <ChevronRight aria-hidden="true" />
          </Step>
        </Tooltip>
      </Controls>
      <Counter data-print="hide" aria-live="polite">
        {`${index + 1} of ${count} examples`}
      </Counter>
    </Frame>
  );
}
