import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PictureName } from '#lib/pictures.ts';
import { pictureSources } from '#lib/pictureSources.ts';
import { theme } from '#theme/theme.ts';

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  background: ${theme.color.paperDeep};

  /* Out of reach, a lazy picture is not asked for while the first screen loads (boot script). */
  [data-booting] &[loading='lazy'] {
    translate: 0 -999rem;
  }
`;

const Missing = styled.span<{ $ratio: string }>`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  padding: ${theme.space[4]};
  border: 1px dashed ${theme.color.edge};
  background: ${theme.color.paperDeep};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-align: center;
`;

export type PictureProps = {
  name: PictureName;
  /** What the picture shows; empty only where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute: '(min-width: 64rem) 36rem, 100vw'. */
  sizes: string;
  /** The picture that a visitor sees first: loaded at once and before the others. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture of the site by its name: AVIF in the width that the screen needs, with one WebP behind it,
 * with its shape kept free before it arrives. Where no file comes, the words stand in its place.
 */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const [missing, setMissing] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const { width, height, avif, src } = pictureSources(name);

  // A file that failed before hydration sends no event any more.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);

  if (missing) {
    return (
      <Missing className={className} $ratio={`${width} / ${height}`}>
        {alt}
      </Missing>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <Image
        ref={image}
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
