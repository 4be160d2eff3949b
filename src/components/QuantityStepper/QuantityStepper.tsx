import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { media, theme } from '#theme/theme.ts';

const Group = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1.5px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
`;

const Step = styled(IconButton)`
  --over: ${theme.color.applePale};
  color: ${theme.color.appleDeep};
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  &:focus-visible {
    outline-offset: 0;
  }
  &:disabled {
    color: ${theme.color.edge};
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:disabled {
      color: GrayText;
      opacity: 1;
    }
  }
`;

const Count = styled.output`
  min-width: 2ch;
  text-align: center;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

type QuantityStepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** The item's name, for the buttons' accessible names. */
  itemName: string;
  max?: number;
};

/** Sets a quantity from 1 to `max` with minus and plus buttons (rulings 22 and 28). */
export function QuantityStepper({ value, onChange, itemName, max = 99 }: QuantityStepperProps) {
  return (
    <Group role="group" aria-label={`Quantity of ${itemName}`}>
      <Tooltip label="One less">
        <Step
          type="button"
          aria-label={`Decrease quantity of ${itemName}`}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        >
          <Minus size={18} aria-hidden="true" />
        </Step>
      </Tooltip>
      <Count aria-label="Quantity">{value}</Count>
      <Tooltip label="One more">
        <Step
          type="button"
          aria-label={`Increase quantity of ${itemName}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus size={18} aria-hidden="true" />
        </Step>
      </Tooltip>
    </Group>
  );
}
