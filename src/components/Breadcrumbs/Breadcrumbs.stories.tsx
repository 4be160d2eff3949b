import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    trail: [
      { label: 'Home', to: '/' },
      { label: 'Service Areas', to: '/service-areas' },
    ],
    here: 'Upper Sandusky',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
        <PageHero title="A page below others" />
      </main>
    ),
  ],
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAHero: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('link')).toHaveLength(2);
    await expect(trail.getByText('Upper Sandusky')).toHaveAttribute('aria-current', 'page');
  },
};
