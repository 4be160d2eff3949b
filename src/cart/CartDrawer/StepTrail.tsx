import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';
import { checkoutSteps, type CheckoutStep } from '../checkoutStore.ts';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  grid-column: 1 / -1;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

const Bar = styled.span`
  width: ${theme.space[8]};
  height: 0.3125rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line};

  &[data-done] {
    background: ${theme.color.leaf};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    &[data-done] {
      background: Highlight;
    }
  }
`;

/** The progress of the checkout: the step in words, and three bars. */
export function StepTrail({ step }: { step: CheckoutStep }) {
  const reached = checkoutSteps.indexOf(step);
  return (
    <Root data-print="hide">
      {checkoutSteps.map((each, index) => (
        <Bar key={each} data-done={index <= reached || undefined} aria-hidden="true" />
      ))}
      <span>{`Step ${reached + 1} of ${checkoutSteps.length}`}</span>
    </Root>
  );
}
