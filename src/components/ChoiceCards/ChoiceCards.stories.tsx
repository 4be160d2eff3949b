import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';

type Method = 'pickup' | 'shipping';

const meta = {
  title: 'Primitives/Choice cards',
  tags: ['autodocs'],
  component: ChoiceCards<Method>,
  args: {
    legend: 'How would you like to get your order?',
    name: 'fulfillment',
    value: 'pickup',
    onChange: fn(),
    options: [
      { value: 'pickup', label: 'Pickup', detail: 'Free, at the studio' },
      { value: 'shipping', label: 'Shipping', detail: '$5.99' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState<Method>(args.value);
    return (
      <Container>
        <ChoiceCards
          {...args}
          value={value}
          onChange={(next: Method, isFinal) => {
            args.onChange(next, isFinal);
            setValue(next);
          }}
        />
      </Container>
    );
  },
} satisfies Meta<typeof ChoiceCards<Method>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PickupSelected: Story = {
  tags: ['vr', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /get your order/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Pickup/ })).toBeChecked();
  },
};

export const ShippingSelected: Story = {
  tags: ['vr'],
  args: { value: 'shipping' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Shipping/ })).toBeChecked();
  },
};

export const FocusVisible: Story = {
  tags: ['vr'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Pickup/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Shipping/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /Shipping/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('shipping', false);
  },
};
