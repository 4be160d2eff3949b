import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AtPage } from '#storybook/AtPage.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  tags: ['autodocs'],
  component: Footer,
  parameters: { docs: { frame: '100%' } },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithControls: StoryObj<{ page: string }> = {
  args: { page: '/' },
  argTypes: { page: { control: 'select', options: ['/', '/contact'] } },
  render: ({ page }) => (
    <AtPage path={page}>
      <Footer />
    </AtPage>
  ),
};

export const Default: Story = {
  tags: ['state:2.footer.default', 'vr', 'vr-mobile', 'vr-forced-colors'],
};

/** The contact page shows the hours itself, without Sunday (ruling 13). */
export const OnTheContactPage: Story = {
  parameters: { route: '/contact' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hours')).toBeNull();
  },
};
