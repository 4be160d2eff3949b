import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Primitives/Quantity stepper',
  tags: ['autodocs'],
  component: QuantityStepper,
  args: { value: 3, onChange: fn(), itemName: 'Heartbeat Bear' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtOne: Story = {
  tags: ['vr'],
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Decrease/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toBeEnabled();
  },
};

export const AboveOne: Story = {
  tags: ['vr'],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Decrease quantity of Heartbeat Bear' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Increase quantity of Heartbeat Bear' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    // Close the tooltips, which have a story of their own.
    await userEvent.pointer({ target: document.body });
    canvas.getByRole('button', { name: /^Increase/ }).blur();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const AtTheMaximum: Story = {
  tags: ['vr'],
  args: { value: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toBeDisabled();
  },
};

export const FocusVisible: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Decrease/ })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
