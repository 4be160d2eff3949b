import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';
import { StepBody } from '../Step/Step.styles.ts';

const Middle = styled(StepBody)`
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

type EmptyCartProps = {
  /** Closes the drawer. */
  onContinue: () => void;
};

/** Nothing in the cart yet (Q11). The way on leads to the shelf, in the place of the drawer's entry. */
export function EmptyCart({ onContinue }: EmptyCartProps) {
  const navigate = useNavigate();
  const isThere = useLocation().pathname.startsWith('/boutique');
  return (
    <Middle>
      <Picture name="cart-empty" alt="" sizes="16rem" />
      <p>Your cart is empty</p>
      <Button
        onClick={isThere ? onContinue : () => void navigate('/boutique#shop', { replace: true })}
      >
        Continue Shopping
      </Button>
    </Middle>
  );
}
