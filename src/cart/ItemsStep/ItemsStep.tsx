import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import { closeCart, removeItem, setQuantity, useCart } from '../cartStore.ts';
import { goToStep, filterAvailable, useCheckout } from '../checkoutStore.ts';
import { OrderTotals } from '../OrderTotals/OrderTotals.tsx';
import { StepActions, StepBody, StepFoot } from '../Step/Step.styles.ts';
import { EmptyCart } from './EmptyCart.tsx';

const Lines = styled.ul`
  padding: 0;
  list-style: none;
`;

type ItemsStepProps = {
  /** Called after a line was removed, and with it the focused button. */
  onRemoved: () => void;
};

/** Step 1: the contents of the cart (Q10). */
export function ItemsStep({ onRemoved }: ItemsStepProps) {
  const items = useCart((state) => state.items);
  const oldPrices = useCheckout((state) => state.oldPrices);
  const unavailableIds = useCheckout((state) => state.unavailableIds);
  const soldOut = useCheckout((state) => state.soldOut);
  const sold = filterAvailable(items, unavailableIds);

  if (items.length === 0) return <EmptyCart onContinue={closeCart} />;
  return (
    <>
      <StepBody>
        <Lines role="list">
          {items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              oldPrice={oldPrices.get(item.id)}
              unsold={
                soldOut.includes(item.id)
                  ? 'soldOut'
                  : unavailableIds.includes(item.id)
                    ? 'gone'
                    : undefined
              }
              onQuantity={(quantity) => setQuantity(item.id, quantity)}
              onRemove={() => {
                removeItem(item.id);
                onRemoved();
              }}
            />
          ))}
        </Lines>
      </StepBody>
      <StepFoot>
        <OrderTotals items={sold} />
        <StepActions>
          <Button disabled={sold.length === 0} onClick={() => goToStep('details')}>
            Checkout
          </Button>
        </StepActions>
      </StepFoot>
    </>
  );
}
