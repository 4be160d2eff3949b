import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoutiquePage } from './BoutiquePage.tsx';

const meta = {
  title: 'Pages/Boutique',
  component: BoutiquePage,
  parameters: { shell: true, route: '/boutique' },
} satisfies Meta<typeof BoutiquePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.boutique', 'vr', 'vr-mobile', 'vr-large-text', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Heartbeat Bear' });
  },
};
