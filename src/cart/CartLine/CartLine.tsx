import { Trash2 } from 'lucide-react';
import { QuantityStepper } from '#components/QuantityStepper/QuantityStepper.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { MAX_QUANTITY } from '#contract/limits.ts';
import { decimalToCents, formatCents } from '#lib/money.ts';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import type { CartItem } from '../storedCart.ts';
import { Amount, Line, Name, Note, Price, Remove, Thumbnail } from './CartLine.styles.ts';

type CartLineProps = {
  item: CartItem;
  /** The price before the catalogue's new price replaced it, as a decimal string (ruling 22). */
  oldPrice?: string | undefined;
  /** No longer sold, or sold out: marked, and not part of the total (rulings 22, 49). */
  unsold?: 'gone' | 'soldOut' | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One line of the cart: product, price and quantity (Q10). */
export function CartLine({ item, oldPrice, unsold, onQuantity, onRemove }: CartLineProps) {
  const { name, price, quantity, imageUrl } = item;
  const cents = decimalToCents(price);
  return (
    <Line data-unsold={unsold}>
      <Thumbnail>
        <ProductImage imageUrl={imageUrl} />
      </Thumbnail>
      <Name>{name}</Name>
      <Tooltip label="Remove">
        <Remove type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </Remove>
      </Tooltip>
      <Price>{`${formatCents(cents)} each`}</Price>
      {!unsold && (
        <Amount>
          <QuantityStepper
            value={quantity}
            onChange={onQuantity}
            itemName={name}
            max={MAX_QUANTITY}
          />
          <strong>{formatCents(cents * quantity)}</strong>
        </Amount>
      )}
      {unsold === 'gone' && <Note>No longer sold, and left out of the total.</Note>}
      {unsold === 'soldOut' && <Note>Sold out, and left out of the total.</Note>}
      {!unsold && oldPrice !== undefined && (
        <Note>
          {`The price has changed: it was ${formatCents(decimalToCents(oldPrice))}, now it is ${formatCents(cents)}.`}
        </Note>
      )}
    </Line>
  );
}
