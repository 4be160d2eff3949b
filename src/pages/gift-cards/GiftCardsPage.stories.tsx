import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
