import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import { Actions, Body, Foot } from '../CartPanel/CartPanel.styles.ts';
import { useCart } from '../cartStore.ts';
import { goToStep, sellable, useCheckout } from '../checkoutStore.ts';
import { OrderTotals } from '../OrderTotals/OrderTotals.tsx';
import { EmptyCart } from './EmptyCart.tsx';

const Lines = styled.ul`
  padding: 0;
  list-style: none;
`;

type CartStepProps = {
  /** After a line is gone, and with it the button that had the focus. */
  onRemoved: () => void;
};

/** Step 1: what is in the cart (Q10). */
export function CartStep({ onRemoved }: CartStepProps) {
  const { items, setQuantity, remove, close } = useCart((state) => state);
  const oldPrices = useCheckout((state) => state.oldPrices);
  const unsold = useCheckout((state) => state.unsold);
  const sold = sellable(items, unsold);

  if (items.length === 0) return <EmptyCart onContinue={close} />;
  return (
    <>
      <Body>
        <Lines role="list">
          {items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              oldPrice={oldPrices[item.id]}
              unsold={unsold.includes(item.id)}
              onQuantity={(quantity) => setQuantity(item.id, quantity)}
              onRemove={() => {
                remove(item.id);
                onRemoved();
              }}
            />
          ))}
        </Lines>
      </Body>
      <Foot>
        <OrderTotals items={sold} />
        <Actions>
          <Button disabled={sold.length === 0} onClick={() => goToStep('details')}>
            Checkout
          </Button>
        </Actions>
      </Foot>
    </>
  );
}
