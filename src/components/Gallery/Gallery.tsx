import { styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Enlarge } from '#components/Lightbox/Enlarge.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { PictureName } from '#lib/pictures.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

/** A horizontally scrolling strip on phones, rows on larger screens. */
const Strip = styled.ul`
  display: grid;
  grid-auto-columns: min(40vw, 12rem);
  grid-auto-flow: column;
  gap: ${theme.space[3]};
  margin-inline: calc(-1 * ${theme.gutter});
  overflow-x: auto;
  /* Specific enough to override the list's padding. */
  &&& {
    padding-inline: ${theme.gutter};
  }

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    grid-auto-flow: row;
    gap: ${theme.space[5]};
    margin-inline: 0;
    &&& {
      padding: 0;
    }
  }
`;

const Example = styled.li`
  color: ${theme.color.honeyInk};
  font-size: ${theme.size.small};
  font-weight: 600;

  img {
    border-radius: ${shape.field};
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

export type GalleryProps = {
  label: string;
  pictures: readonly { name: PictureName; alt: string; caption: string }[];
};

/** Pictures with captions that open in the lightbox. */
export function Gallery(props: GalleryProps) {
  return (
    <ErrorBoundary part="gallery">
      <Pictures {...props} />
    </ErrorBoundary>
  );
}

function Pictures({ label, pictures }: GalleryProps) {
  return (
    <Strip role="list" aria-label={label}>
      {pictures.map(({ name, alt, caption }, index) => (
        <Example key={name}>
          <Enlarge pictures={pictures} index={index}>
            <Picture name={name} alt={alt} sizes="(min-width: 64rem) 14rem, 12rem" />
          </Enlarge>
          {caption}
        </Example>
      ))}
    </Strip>
  );
}
