import { styled } from 'styled-components';
import { decimalToCents, formatCents } from '#lib/money.ts';
import { theme } from '#theme/theme.ts';
import type { CartItem } from '../storedCart.ts';

const Lines = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    padding-block: ${theme.space[2]};
    border-block-end: 1px solid ${theme.color.line};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;

    > :first-child {
      flex: 1 1 6rem;
    }
    > :last-child {
      margin-inline-start: auto;
    }
    small {
      display: block;
      color: ${theme.color.honeyInk};
      font-size: ${theme.size.small};
      font-weight: 600;
    }
  }
`;

type OrderLinesProps = {
  items: readonly CartItem[];
  /** Earlier prices of lines whose price the catalogue has changed, by item id (ruling 22). */
  oldPrices?: ReadonlyMap<string, string>;
};

/** The items of an order, one line each with its total. */
export function OrderLines({ items, oldPrices }: OrderLinesProps) {
  return (
    <Lines role="list">
      {items.map(({ id, name, quantity, price }) => {
        const oldPrice = oldPrices?.get(id);
        return (
          <li key={id}>
            <span>
              <span>{`${quantity} × ${name}`}</span>
              {oldPrice !== undefined && (
                <small>{`New price: it was ${formatCents(decimalToCents(oldPrice))} each`}</small>
              )}
            </span>
            <span>{formatCents(decimalToCents(price) * quantity)}</span>
          </li>
        );
      })}
    </Lines>
  );
}
