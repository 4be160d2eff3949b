import { styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Enlarge } from '#components/Lightbox/Enlarge.tsx';
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
  &,
  img {
    border-radius: ${shape.picture};
  }
  box-shadow: ${theme.shadow.low};

  /* Every second picture is slightly lower. Not with a transform, which would contain the
     enlarged picture's fixed position. */
  ${media.desktop} {
    position: relative;

    &:nth-child(even) {
      top: ${theme.space[6]};
    }
  }
`;

export type StudioGalleryProps = { pictures: readonly Pick<PictureProps, 'name' | 'alt'>[] };

/** Pictures of the studio: two columns on phones, four on desktops. */
export function StudioGallery(props: StudioGalleryProps) {
  return (
    <ErrorBoundary part="studio gallery">
      <Photos {...props} />
    </ErrorBoundary>
  );
}

function Photos({ pictures }: StudioGalleryProps) {
  return (
    <Row role="list">
      {pictures.map((picture, index) => (
        <Photo key={picture.name}>
          <Enlarge pictures={pictures} index={index}>
            <Picture {...picture} sizes="(min-width: 64rem) 18rem, 45vw" />
          </Enlarge>
        </Photo>
      ))}
    </Row>
  );
}
