import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartButton } from './CartButton.tsx';

const meta = {
  title: 'Cart & checkout/Cart button',
  component: CartButton,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof CartButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart 0 items' })).toBeVisible();
  },
};

export const WithItems: Story = {
  tags: ['vr', 'vr-forced-colors'],
  parameters: { cart: 'three' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart 4 items' })).toBeVisible();
  },
};

export const NinetyNine: Story = {
  tags: ['vr'],
  parameters: { cart: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart 99 items' })).toBeVisible();
  },
};

/** Without JavaScript the form leads to the shop, which says what the cart needs. */
export const LeadsToTheShop: Story = {
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole('button') as HTMLButtonElement;
    await expect(form).toHaveAttribute('action', '/boutique#shop');
    await expect(form?.method).toBe('get');
  },
};
