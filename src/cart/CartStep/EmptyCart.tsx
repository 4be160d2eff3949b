import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';
import { Body } from '../CartPanel/CartPanel.styles.ts';

const Middle = styled(Body)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[5]};
  text-align: center;

  picture {
    width: min(16rem, 80%);
  }
  img {
    border-radius: ${shape.picture};
  }
  p {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h4};
  }
`;

/** Nothing in the cart yet (Q11). */
export function EmptyCart({ onContinue }: { onContinue: () => void }) {
  return (
    <Middle>
      <Picture name="cart-empty" alt="" sizes="16rem" />
      <p>Your cart is empty</p>
      <Button onClick={onContinue}>Continue Shopping</Button>
    </Middle>
  );
}
