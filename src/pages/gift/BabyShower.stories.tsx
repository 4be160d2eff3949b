import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect } from 'storybook/test';
import { babyShowerPages } from '#content/places/gifts.ts';
import { babyShowerPath } from '#content/paths.ts';
import { ContactSheet } from '#storybook/ContactSheet.tsx';
import { expectNotFound } from '#storybook/expectNotFound.ts';
import { GiftPage } from './GiftPage.tsx';

const [galion] = babyShowerPages;
if (galion?.slug !== 'galion') throw new Error('The first gift page should be that of Galion');

const meta = {
  title: 'Local pages/Baby shower gifts',
  component: GiftPage,
  args: { page: galion, kind: 'baby-shower' },
  parameters: { shell: true, route: babyShowerPath('galion') },
} satisfies Meta<typeof GiftPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Galion: Story = {
  tags: ['state:2.gift.baby-shower', 'vr', 'vr-mobile'],
};

export const AllRecords: Story = {
  tags: ['vr'],
  parameters: { shell: false },
  render: () => <ContactSheet title="Baby shower gifts" records={babyShowerPages} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(9);
  },
};

export const NoRecord: Story = {
  tags: ['state:2.route.no-record.baby-shower'],
  parameters: { route: '/baby-shower-gifts-wooster', site: true },
  render: () => <Outlet />,
  play: ({ canvas }) => expectNotFound(canvas),
};
