import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { boutiqueContent } from '#content/pages/boutique.ts';
import { studio } from '#content/studio.ts';
import { BoutiquePage } from './BoutiquePage.tsx';

const meta = {
  title: 'Pages/Boutique',
  component: BoutiquePage,
  parameters: { shell: true, route: '/boutique' },
} satisfies Meta<typeof BoutiquePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.boutique', 'vr', 'vr-mobile', 'vr-large-text'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: boutiqueContent.hero.h1 }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    const stores = main
      .getAllByRole('link', { name: /opens in a new tab/ })
      .filter((link) => link.getAttribute('href') === studio.links.boutique);
    await expect(stores).toHaveLength(2);
    for (const store of stores) {
      await expect(store).toHaveAttribute('target', '_blank');
      await expect(store).toHaveAttribute('rel', 'noopener');
    }
    await main.findByRole('heading', { name: 'Heartbeat Bear' });
    for (const title of [
      "What You'll Find",
      'Heartbeat Animals',
      'Care Products',
      'Keepsakes & More',
      'Why Shop Our Boutique?',
      'Secure Checkout',
      'Curated Selection',
      'Convenient Pickup',
      'Expert Recommendations',
    ]) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
    }
  },
};
