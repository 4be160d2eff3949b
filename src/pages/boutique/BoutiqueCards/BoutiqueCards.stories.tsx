import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { boutiqueContent } from '#content/pages/boutique.ts';
import { BoutiqueCards } from './BoutiqueCards.tsx';
import { ShopReasons } from './ShopReasons.tsx';

const { find, why } = boutiqueContent;

const meta = {
  title: 'Components/Boutique cards',
  tags: ['autodocs'],
  component: BoutiqueCards,
  args: { cards: find.cards },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Boutique</h1>
        <h2>Cards</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof BoutiqueCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheBoutique: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Heartbeat Animals', 'Care Products', 'Keepsakes & More']);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

export const WhyShop: Story = {
  tags: ['vr', 'vr-mobile'],
  render: () => <ShopReasons reasons={why.cards} />,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Secure Checkout',
      'Curated Selection',
      'Convenient Pickup',
      'Expert Recommendations',
    ]);
    await expect(
      canvas.getByText('Order online and pick up at the studio, or have your items shipped.'),
    ).toBeVisible();
  },
};
