import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect } from 'storybook/test';
import { findClippedText, findOverlaps, findOverflow } from '#tests/support/fit.ts';
import { findDrawer, openDrawerAt } from '#storybook/CartStage.tsx';

/** The site with extreme but valid values. */
const meta = {
  title: 'System/Stress',
  component: Outlet,
  globals: { viewport: { value: 'narrow' } },
  parameters: { site: true, shell: true, scenario: 'catalogue.longest' },
} satisfies Meta<typeof Outlet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enlarges only the text: at this width no media query is affected. */
const setLargeText = () => {
  document.documentElement.style.fontSize = '140%';
};

async function expectFits() {
  await expect(findOverflow().join('\n'), 'sideways').toBe('');
  await expect(findClippedText().join('\n'), 'cutOff').toBe('');
  await expect(findOverlaps().join('\n'), 'overlapping').toBe('');
}

export const Services: Story = {
  parameters: { route: '/services' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('$9,999.99')).not.toHaveLength(0);
    await expectFits();
  },
};

export const ServicesInLargeText: Story = { ...Services, beforeEach: setLargeText };

/** Twelve items without pictures. */
export const Shop: Story = {
  parameters: { route: '/boutique' },
  play: async ({ canvas }) => {
    const add = await canvas.findAllByRole('button', { name: /^Add to Cart/i });
    await expect(add).toHaveLength(12);
    await expectFits();
  },
};

export const ShopInLargeText: Story = { ...Shop, beforeEach: setLargeText };

export const ShopWith60Items: Story = {
  parameters: { route: '/boutique', scenario: 'products.sixty' },
  play: async ({ canvas }) => {
    const add = await canvas.findAllByRole('button', { name: /^Add to Cart/i });
    await expect(add).toHaveLength(60);
    await expectFits();
  },
};

export const ShopWithOneItem: Story = {
  parameters: { route: '/boutique', scenario: 'products.one' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Add to Cart/i });
    await expectFits();
  },
};

export const ShopWithoutItems: Story = {
  parameters: { route: '/boutique', scenario: 'products.empty' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The shelf is empty/);
    await expectFits();
  },
};

/** 99 of each item, at the highest price. */
export const Cart: Story = {
  parameters: { route: '/faq', cart: 'longest' },
  beforeEach: openDrawerAt('items'),
  play: async () => {
    const drawer = await findDrawer(/cart/i);
    await drawer.findByRole('button', { name: 'Checkout' });
    await expectFits();
  },
};

export const CartInLargeText: Story = {
  ...Cart,
  beforeEach: () => {
    openDrawerAt('items')();
    return setLargeText();
  },
};

const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);

export const Payment: Story = {
  parameters: { route: '/faq', cart: 'longest' },
  beforeEach: openDrawerAt('payment', {
    name: longName,
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    phone: '+1 (419) 555-0188',
    fulfillmentMethod: 'shipping',
    street: longName,
    city: longName,
    state: 'OH',
    zipCode: '44833-1234',
  }),
  play: async () => {
    const drawer = await findDrawer();
    await drawer.findAllByText(/Wolfeschlegel/);
    await expectFits();
  },
};
