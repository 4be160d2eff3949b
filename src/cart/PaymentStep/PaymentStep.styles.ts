import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';
import { StepBody } from '../Step/Step.styles.ts';

export const Parts = styled(StepBody)`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};

  &:focus-visible {
    outline-offset: -3px;
  }
  h3 {
    margin-block-end: ${theme.space[2]};
    font-size: ${theme.size.h4};
  }
`;

export const Recipient = styled.address`
  font-style: normal;
  line-height: 1.5;
  overflow-wrap: anywhere;

  > p + p {
    margin-block-start: ${theme.space[1]};
  }
`;

/** A prominent hint that does not block the order (ruling 26). */
export const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 2px solid ${theme.color.honey};
  border-radius: ${shape.card};
  background: ${theme.color.honeyPale};
  line-height: 1.45;
`;

/** Why the last payment failed. */
export const Failure = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.appleDeep};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-block-start: 0.1em;
  }
`;

/** Shown when the cart has changed while this order is being paid (ruling 40). */
export const MeanwhileNote = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${shape.card};
  background: ${theme.color.honeyPale};
  color: ${theme.color.honeyInk};
  font-weight: 600;
  line-height: 1.45;
`;

export const SecureNote = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[4]};
  /* Visible only with forced colors, which remove the background. */
  border: 1px solid transparent;
  border-radius: ${shape.card};
  background: ${theme.color.leafPale};
  line-height: 1.45;

  > svg {
    margin-block-start: 0.1rem;
    color: ${theme.color.leafDeep};
  }
  > p {
    grid-column: 2;
  }
`;
