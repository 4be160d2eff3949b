import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Book Now', onClick: fn() },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  tags: ['vr', 'vr-forced-colors'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Book Now' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    // Remove the focus ring: the story FocusVisible shows it.
    button.blur();
  },
};

export const Secondary: Story = {
  tags: ['vr'],
  args: { variant: 'secondary', children: 'Checkout' },
};

export const Outline: Story = {
  tags: ['vr'],
  args: { variant: 'outline', children: 'Maybe Later' },
};

export const Quiet: Story = {
  tags: ['vr'],
  args: { variant: 'quiet', children: 'Back' },
};

export const ExternalLink: Story = {
  tags: ['vr'],
  render: () => <ButtonLink href="https://shop.orchardpeek.example/">Shop Now</ButtonLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Shop Now (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const Disabled: Story = {
  tags: ['vr'],
  args: { disabled: true, children: 'Checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  },
};

export const Pending: Story = {
  tags: ['vr'],
  args: { pending: true, children: 'Processing...' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Hover: Story = {
  tags: ['vr'],
  globals: { pseudo: { hover: true } },
};

export const FocusVisible: Story = {
  tags: ['vr', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toHaveFocus();
  },
};

export const Active: Story = {
  tags: ['vr'],
  globals: { pseudo: { active: true, hover: true } },
};

export const LongLabelWraps: Story = {
  tags: ['vr-mobile'],
  args: { children: 'Find my perfect package for the week that I am in and the time that I have' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 4);
  },
};
