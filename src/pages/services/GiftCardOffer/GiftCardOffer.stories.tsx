import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { servicesContent } from '#content/pages/services.ts';
import { studio } from '#content/studio.ts';
import { GiftCardOffer } from './GiftCardOffer.tsx';

const meta = {
  title: 'Components/Gift card offer',
  tags: ['autodocs'],
  component: GiftCardOffer,
  args: servicesContent.additional.giftCards,
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Services</h1>
        <h2>{servicesContent.additional.heading}</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof GiftCardOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BuyOnline: Story = {
  tags: ['state:2.services.gift-card-card', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('link', { name: 'Buy Online (opens in a new tab)' });
    await expect(buy).toHaveAttribute('href', studio.links.giftCards);
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(buy).toHaveAttribute('rel', 'noopener');
  },
};
