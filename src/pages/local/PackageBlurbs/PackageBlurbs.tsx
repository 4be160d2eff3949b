import { styled } from 'styled-components';
import { usePrices } from '#api/prices.ts';
import { Card } from '#components/Card/Card.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PackageFacts } from '#content/packages.ts';
import { formatPrice } from '#lib/money.ts';
import { theme } from '#theme/theme.ts';

const Blurbs = styled(Grid).attrs({ as: 'ul', role: 'list', min: '16rem' })``;

const When = styled.p`
  color: ${theme.color.leafDeep};
  font-size: ${theme.size.small};
  font-weight: 650;
`;

const Price = styled.p`
  min-height: 1lh;
  color: ${theme.color.appleDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
`;

const priceText = (price: number | undefined) =>
  price === undefined ? undefined : formatPrice(price);

export type PackageBlurb = PackageFacts & { text: string };

export type PackageBlurbsProps = { blurbs: readonly PackageBlurb[] };

/**
 * Short descriptions of the packages. Prices come only from the server (ruling 2), after hydration,
 * into reserved lines.
 */
export function PackageBlurbs({ blurbs }: PackageBlurbsProps) {
  const prices = usePrices();
  return (
    <Blurbs>
      {blurbs.map(({ id, name, weeks, minutes, text }) => (
        <Card as="li" key={id}>
          <h3>
            <TextLink to={`/services#${id}`}>{name}</TextLink>
          </h3>
          <When>{minutes ? `${weeks}, ${minutes}` : weeks}</When>
          <p>{text}</p>
          <Price>
            <ErrorBoundary part="price">{() => priceText(prices.get(id))}</ErrorBoundary>
          </Price>
        </Card>
      ))}
    </Blurbs>
  );
}
