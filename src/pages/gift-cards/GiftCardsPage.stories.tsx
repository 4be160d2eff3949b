import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { giftCardsContent } from '#content/pages/giftCards.ts';
import { studio } from '#content/studio.ts';
import { GiftCardsPage } from './GiftCardsPage.tsx';

const meta = {
  title: 'Pages/Gift cards',
  component: GiftCardsPage,
  parameters: { shell: true, route: '/gift-cards' },
} satisfies Meta<typeof GiftCardsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.gift-cards', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const [order] = main.getAllByRole('link', { name: /Buy an eGift Card/ });
    await expect(order).toHaveAttribute('href', studio.links.giftCards);
    await expect(order).toHaveAttribute('target', '_blank');
    await expect(main.getByText(giftCardsContent.about.paragraphs[0])).toBeVisible();
    for (const title of [
      'Digital delivery',
      'Any amount',
      'Never expires',
      'Valid for all services',
      'How it works',
    ]) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
    }
    const steps = main
      .getAllByRole('list')
      .filter((list) => list.tagName === 'OL')
      .flatMap((list) => within(list).getAllByRole('listitem'));
    await expect(steps).toHaveLength(3);
  },
};
