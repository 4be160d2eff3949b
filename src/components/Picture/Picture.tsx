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
  /** The alternative text; empty only if the text beside the picture says the same. */
  alt: string;
  /** The displayed width, as a `sizes` attribute: '(min-width: 64rem) 36rem, 100vw'. */
  sizes: string;
  /** For the main picture of the first screen: loads eagerly and with high priority. */
  priority?: boolean;
  className?: string;
};

/**
 * One of the site's pictures by name: responsive AVIF with a WebP fallback, in a reserved box. If
 * the file fails to load, shows `alt` instead.
 */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const [missing, setMissing] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const { width, height, avif, src } = pictureSources(name);

  // If loading failed before hydration, `onError` does not fire.
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
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
