import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';
import { readLastOrder } from '../lastOrder.ts';
import { StepActions, StepBody, StepFoot } from '../Step/Step.styles.ts';
import { LastOrderReceipt } from './LastOrderReceipt.tsx';

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

const WithReceipt = styled(StepBody)`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
`;

type EmptyCartProps = {
  /** Closes the drawer. */
  onContinue: () => void;
};

/**
 * The empty cart (Q11), with the receipt of the last order if there is one (ruling 54). The link to
 * the shop replaces the drawer's history entry.
 */
export function EmptyCart({ onContinue }: EmptyCartProps) {
  const navigate = useNavigate();
  const isThere = useLocation().pathname.startsWith('/boutique');
  const [lastOrder] = useState(readLastOrder);
  const message = <p>Your cart is empty</p>;
  const wayOn = (
    <Button
      onClick={isThere ? onContinue : () => void navigate('/boutique#shop', { replace: true })}
    >
      Continue Shopping
    </Button>
  );
  if (!lastOrder) {
    return (
      <Middle>
        <Picture name="cart-empty" alt="" sizes="16rem" />
        {message}
        {wayOn}
      </Middle>
    );
  }
  return (
    <>
      <WithReceipt>
        {message}
        <LastOrderReceipt order={lastOrder} />
      </WithReceipt>
      <StepFoot>
        <StepActions>{wayOn}</StepActions>
      </StepFoot>
    </>
  );
}
