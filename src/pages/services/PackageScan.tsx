import { styled } from 'styled-components';
import { Picture } from '#components/Picture/Picture.tsx';
import { illustrationOf } from '#content/examples.ts';
import { packageExamples } from '#content/packageExamples.ts';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

/** As high as the card has room: cards in a row are one height, and no card has a hole. */
const Figure = styled.figure`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;

  picture {
    position: relative;
    flex: 1 0 10.5rem;
  }
  img {
    position: absolute;
    height: 100%;
    border-radius: ${shape.field};
    object-fit: cover;
  }
  figcaption {
    color: ${theme.color.honeyInk};
    font-size: ${theme.size.small};
  }
`;

const Small = styled.span`
  flex: 0 0 3.5rem;

  img {
    aspect-ratio: 4 / 3;
    border-radius: ${theme.radius.small};
    object-fit: cover;
  }
`;

export type PackageScanProps = { id: string };

const exampleOf = (id: string) =>
  Object.hasOwn(packageExamples, id) ? packageExamples[id] : undefined;

/** What a visitor may see in this package; nothing for a service that shows nothing. */
export function PackageScan({ id }: PackageScanProps) {
  const example = exampleOf(id);
  if (!example) return null;
  return (
    <Figure>
      <Picture name={example.src} alt={example.alt} sizes="(min-width: 40rem) 22rem, 80vw" />
      <figcaption>{illustrationOf(example)}</figcaption>
    </Figure>
  );
}

/** The same beside the package's name, which says enough. */
export function PackageThumb({ id }: PackageScanProps) {
  const example = exampleOf(id);
  return example ? (
    <Small>
      <Picture name={example.src} alt="" sizes="3.5rem" />
    </Small>
  ) : null;
}
