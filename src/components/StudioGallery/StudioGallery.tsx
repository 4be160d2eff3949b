import { styled } from 'styled-components';
import { Picture, type PictureProps } from '#components/Picture/Picture.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${theme.space[5]};
  }
`;

const Photo = styled.li`
  overflow: hidden;
  border-radius: ${shape.picture};
  box-shadow: ${theme.shadow.low};

  /* Hung by hand: every second one a little lower. */
  ${media.desktop} {
    &:nth-child(even) {
      translate: 0 ${theme.space[6]};
    }
  }
`;

export type StudioGalleryProps = { pictures: readonly Pick<PictureProps, 'name' | 'alt'>[] };

/** Pictures of the studio: two by two on a phone, four in a row on a desk. */
export function StudioGallery({ pictures }: StudioGalleryProps) {
  return (
    <Row role="list">
      {pictures.map((picture) => (
        <Photo key={picture.name}>
          <Picture {...picture} sizes="(min-width: 64rem) 18rem, 45vw" />
        </Photo>
      ))}
    </Row>
  );
}
