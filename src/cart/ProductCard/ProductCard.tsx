import { ShoppingBag } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Product } from '#contract/products.ts';
import { decimalToCents, formatCents } from '#lib/money.ts';
import { theme } from '#theme/theme.ts';
import { ProductImage } from '../ProductImage/ProductImage.tsx';

const Root = styled(Card)`
  gap: 0;
  padding: 0;
  overflow: hidden;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};

  > h3 {
    font-size: ${theme.size.h4};
  }
  > p {
    color: ${theme.colour.inkSoft};
    line-height: 1.5;
  }
`;

const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-start: auto;
  padding-block-start: ${theme.space[3]};

  > strong {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h4};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

type ProductCardProps = {
  product: Product;
  /** The words on the button. */
  addLabel: string;
  onAdd: () => void;
  /** The visitor reaches for the button. */
  onIntent?: () => void;
};

/** An item of the shop with its price and the way into the cart (ruling 20). */
export function ProductCard({ product, addLabel, onAdd, onIntent }: ProductCardProps) {
  const { name, description, price, imageUrl } = product;
  return (
    <Root as="li">
      <ProductImage imageUrl={imageUrl} />
      <Words>
        <h3>{name}</h3>
        <p>{description}</p>
        <Buy>
          <strong>{formatCents(decimalToCents(price))}</strong>
          <Button variant="outline" onClick={onAdd} onPointerEnter={onIntent} onFocus={onIntent}>
            <ShoppingBag aria-hidden="true" />
            <span>
              {addLabel} <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Button>
        </Buy>
      </Words>
    </Root>
  );
}
