import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.footer.default', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const links = {
      'Services & Packages': '/services',
      Boutique: '/boutique',
      'Gift Cards': '/gift-cards',
      About: '/about',
      FAQ: '/faq',
      Contact: '/contact',
      'Privacy Policy': '/privacy-policy',
      'Terms of Use': '/terms-of-use',
      'Facebook (opens in a new tab)': 'https://social.example/orchardpeek',
      'Instagram (opens in a new tab)': 'https://photos.example/orchardpeek',
      'Videos (opens in a new tab)': 'https://videos.example/@orchardpeek',
      'Leave us a review (opens in a new tab)': 'https://reviews.orchardpeek.example/orchard-peek',
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

/** Ruling 13: neither the contact page nor its footer lists Sunday. */
export const OnTheContactPage: Story = {
  parameters: { route: '/contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saturday')).toBeVisible();
    await expect(canvas.queryByText('Sunday')).toBeNull();
  },
};
