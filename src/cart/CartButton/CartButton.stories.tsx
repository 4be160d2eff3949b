import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { handleClicksWithoutReact } from '#storybook/beforeHydration.ts';
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

export const NinetyNineItems: Story = {
  tags: ['vr'],
  parameters: { cart: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart 99 items' })).toBeVisible();
  },
};

const sheetStyle = () => getComputedStyle(document.body, '::after');

export const SheetBeforeHydration: Story = {
  tags: ['state:r60.cart.before-hydration', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { screenshot: 'viewport' },
  beforeEach: handleClicksWithoutReact,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(sheetStyle().content).toBe('none');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(sheetStyle().content).toBe('"Loading..."');
    await expect(sheetStyle().width).toBe(`${Math.min(480, innerWidth)}px`);
  },
};

/** Without JavaScript the form opens the shop's page, which explains that the cart needs it. */
export const OpensTheShop: Story = {
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole('button') as HTMLButtonElement;
    await expect(form).toHaveAttribute('action', '/boutique#shop');
    await expect(form?.method).toBe('get');
  },
};
