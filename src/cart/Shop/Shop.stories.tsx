import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CartStage, findDrawer } from '#storybook/CartStage.tsx';
import { Shop } from './Shop.tsx';

const meta = {
  title: 'Cart & checkout/Shop',
  tags: ['autodocs'],
  component: Shop,
  parameters: { docs: { frame: '100%' } },
  render: () => <CartStage />,
} satisfies Meta<typeof Shop>;
export default meta;

type Story = StoryObj<typeof meta>;

const findBear = ({ getByRole }: ReturnType<typeof within>) =>
  within(getByRole('main')).getAllByRole('listitem')[0];

export const ProductList: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Heartbeat Bear' });
    await expect(findBear(canvas)).toHaveTextContent('$48.00');
    await expect(canvas.getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(12);
  },
};

export const Loading: Story = {
  tags: ['state:r20.shop.loading', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'products.loading' },
};

export const Failed: Story = {
  tags: ['state:r20.shop.failed', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'products.500' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const LoadedOnRetry: Story = {
  parameters: { scenario: 'products.500ThenOk' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Heartbeat Bear' })).toBeVisible();
  },
};

export const NoProducts: Story = {
  tags: ['state:r20.shop.empty', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'products.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The shelf is empty/)).toBeVisible();
  },
};

export const SoldOut: Story = {
  tags: ['state:r49.shop.sold-out', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'products.soldOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Heartbeat Bear' });
    await expect(findBear(canvas)).toHaveTextContent('Sold out');
    await expect(canvas.getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(11);
  },
};

export const Added: Story = {
  tags: ['state:r20.shop.added', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'three' },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart Heartbeat Fox' });
    await userEvent.click(add);
    await findDrawer('Shopping Cart');
    await expect(
      within(document.body).getByRole('button', {
        name: 'Cart 5 items',
        hidden: true,
      }),
    ).toBeInTheDocument();
  },
};

export const FocusReturnsToTheButton: Story = {
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart Heartbeat Bear' });
    await userEvent.click(add);
    await findDrawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add).toHaveFocus());
  },
};
