import { styled } from 'styled-components';
import { Enlarge } from '#components/Lightbox/Enlarge.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { toLightboxPicture, exampleCaption } from '#content/examples.ts';
import { packageExamples } from '#content/packageExamples.ts';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

const Figure = styled.figure`
  img {
    border-radius: ${shape.field};
  }
  figcaption {
    color: ${theme.color.honeyInk};
    font-size: ${theme.size.small};
  }
`;

const Small = styled.span`
  flex: 0 0 3.5rem;

  img {
    border-radius: ${theme.radius.small};
  }
`;

export type PackageScanProps = { id: string };

const shown = Object.values(packageExamples);
const pictures = shown.map(toLightboxPicture);

const exampleOf = (id: string) =>
  Object.hasOwn(packageExamples, id) ? packageExamples[id] : undefined;

/** A package's example scan, which opens in the lightbox; null for services without an example. */
export function PackageScan({ id }: PackageScanProps) {
  const example = exampleOf(id);
  if (!example) return null;
  return (
    <Figure>
      <Enlarge pictures={pictures} index={shown.indexOf(example)}>
        <Picture name={example.src} alt={example.alt} sizes="(min-width: 40rem) 22rem, 80vw" />
      </Enlarge>
      <figcaption>{exampleCaption(example)}</figcaption>
    </Figure>
  );
}

/** A thumbnail of the example scan, decorative beside the package's name. */
export function PackageThumb({ id }: PackageScanProps) {
  const example = exampleOf(id);
  return example ? (
    <Small>
      <Picture name={example.src} alt="" sizes="3.5rem" />
    </Small>
  ) : null;
}
