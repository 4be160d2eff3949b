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
};

/** The contact page shows the hours itself, without Sunday (ruling 13). */
export const OnTheContactPage: Story = {
  parameters: { route: '/contact' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hours')).toBeNull();
  },
};
