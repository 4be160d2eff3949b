import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Enlarge } from '#components/Lightbox/Enlarge.tsx';
import type { LightboxPicture } from '#components/Lightbox/lightboxStore.ts';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Product } from '#contract/products.ts';
import { decimalToCents, formatCents } from '#lib/money.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';
import { ProductImage } from '../ProductImage/ProductImage.tsx';

/** On phones, image and text are side by side if they fit; on larger screens, stacked. */
const Root = styled(Card)`
  display: flex;
  flex-flow: row wrap;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding: ${theme.space[4]};

  > :first-child {
    flex: 0 1 7.5rem;
    min-width: 0;
    align-self: start;
    border-radius: ${shape.field};
  }
  ${media.tablet} {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    padding: 0 0 ${theme.space[5]};
    overflow: clip;

    > :first-child {
      border-radius: 0;
    }
    > :not(:first-child) {
      margin-inline: ${theme.space[5]};
    }
  }
`;

const ProductPicture = styled(Enlarge)`
  aspect-ratio: 1;

  img {
    border-radius: inherit;
  }
`;

const ProductText = styled.div`
  display: grid;
  flex: 1 1 6rem;
  align-content: start;
  gap: ${theme.space[1]};

  > h3 {
    font-size: ${theme.size.h4};
  }
  > p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    line-height: 1.5;
  }
`;

const Details = styled.p`
  font-weight: 600;
`;

const Buy = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};

  > strong {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h4};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > button {
    padding-inline: ${theme.space[4]};
  }
`;

const SoldOut = styled.span`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.honeyPale};
  color: ${theme.color.honeyInk};
  font-size: ${theme.size.small};
  font-weight: 600;
`;

type ProductCardProps = {
  product: Product;
  /** The button's label. */
  addLabel: string;
  /** Shown instead of the button for a product that is sold out (ruling 49). */
  soldOutLabel: string;
  onAdd: () => void;
  /** Called when a click on the button is likely, to preload the cart. */
  onIntent?: () => void;
  /** All pictures of the shop, to browse in the lightbox. */
  pictures?: readonly LightboxPicture[];
};

/** A product of the shop with its price and the button that adds it to the cart (ruling 20). */
export function ProductCard({
  product,
  addLabel,
  soldOutLabel,
  onAdd,
  onIntent,
  pictures = [],
}: ProductCardProps) {
  const { name, description, price, imageUrl, soldOut, size, material } = product;
  const details = [size, material].filter(Boolean).join(', ');
  const index = pictures.findIndex(({ src }) => src === imageUrl);
  return (
    <Root as="li">
      {index === -1 ? (
        <ProductImage imageUrl={imageUrl} />
      ) : (
        <ProductPicture pictures={pictures} index={index} label={`Enlarge ${name}`}>
          <ProductImage imageUrl={imageUrl} />
        </ProductPicture>
      )}
      <ProductText>
        <h3>{name}</h3>
        <p>{description}</p>
        {details && <Details>{details}</Details>}
      </ProductText>
      <Buy>
        <strong>
          <ErrorBoundary part="price">{() => formatCents(decimalToCents(price))}</ErrorBoundary>
        </strong>
        {soldOut ? (
          <SoldOut>{soldOutLabel}</SoldOut>
        ) : (
          <Button variant="outline" onClick={onAdd} onPointerEnter={onIntent} onFocus={onIntent}>
            <span>
              {addLabel} <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Button>
        )}
      </Buy>
    </Root>
  );
}
