import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Toaster } from '#components/Toast/Toaster.tsx';
import { findToast, openDrawerAt } from '#storybook/CartStage.tsx';
import { CartHost } from './CartHost.tsx';

const meta = {
  title: 'Cart & checkout/Waiting',
  component: CartHost,
  render: (args) => (
    <>
      <CartHost {...args} />
      <Toaster />
    </>
  ),
  beforeEach: openDrawerAt(),
} satisfies Meta<typeof CartHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const findOverlay = () => document.querySelector('[data-cart-overlay]');

export const Loading: Story = {
  tags: ['state:r52.cart.waiting'],
  args: { load: () => new Promise<never>(() => undefined) },
};

export const ClosedWhileLoading: Story = {
  args: Loading.args ?? {},
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await userEvent.click(findOverlay() ?? document.body);
    await expect(canvas.getByText('Loading...')).not.toBeVisible();
  },
};

export const FailedToLoad: Story = {
  tags: ['state:r52.cart.did-not-open', 'vr', 'vr-mobile', 'vr-small-phone'],
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async () => {
    await findToast("The cart didn't open");
    await expect(findOverlay()).not.toBeVisible();
  },
};
