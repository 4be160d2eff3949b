import { styled } from 'styled-components';
import { SHIPPING_FEE_CENTS, totalCents, type FulfillmentMethod } from '#contract/orders.ts';
import { formatCents } from '#lib/money.ts';
import { theme } from '#theme/theme.ts';
import type { CartItem } from '../storedCart.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Total = styled(Row)`
  align-items: baseline;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h3};
  font-weight: 600;
  line-height: 1.2;

  small {
    color: ${theme.color.inkSoft};
    font-family: ${theme.font.text};
    font-size: ${theme.size.small};
    font-weight: 400;
  }
`;

type OrderTotalsProps = {
  items: readonly CartItem[];
  /** Undefined before the customer has chosen: then only the subtotal is shown. */
  fulfillmentMethod?: FulfillmentMethod;
  /** Shows only the total, where the other amounts are already visible. */
  brief?: boolean;
};

/** Subtotal, shipping fee if any, and total; a screen reader announces changes (Q17). */
export function OrderTotals({ items, fulfillmentMethod, brief = false }: OrderTotalsProps) {
  const goods = totalCents(items, 'pickup');
  return (
    <Root role="status" aria-live="polite" aria-atomic="true">
      {fulfillmentMethod && !brief && (
        <>
          <Row>
            <span>Items</span> <span>{formatCents(goods)}</span>
          </Row>
          {fulfillmentMethod === 'shipping' ? (
            <Row>
              <span>Shipping</span> <span>{formatCents(SHIPPING_FEE_CENTS)}</span>
            </Row>
          ) : (
            <Row>
              <span>Pickup at the studio</span> <span>Free</span>
            </Row>
          )}
        </>
      )}
      <Total>
        <span>
          <span>{fulfillmentMethod ? 'Total' : 'Subtotal'}</span> <small>before sales tax</small>
        </span>{' '}
        <span>{formatCents(totalCents(items, fulfillmentMethod ?? 'pickup'))}</span>
      </Total>
    </Root>
  );
}
