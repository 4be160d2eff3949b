import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect } from 'storybook/test';
import { maternityPages } from '#content/places/gifts.ts';
import { maternityPath } from '#content/paths.ts';
import { ContactSheet } from '#storybook/ContactSheet.tsx';
import { expectNotFound } from '#storybook/expectNotFound.ts';
import { GiftPage } from './GiftPage.tsx';

const [galion] = maternityPages;
if (galion?.slug !== 'galion') throw new Error('The first gift page should be that of Galion');

const meta = {
  title: 'Local pages/Maternity gifts',
  component: GiftPage,
  args: { page: galion, kind: 'maternity' },
  parameters: { shell: true, route: maternityPath('galion') },
} satisfies Meta<typeof GiftPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Galion: Story = {
  tags: ['state:2.gift.maternity', 'vr', 'vr-mobile'],
};

export const AllRecords: Story = {
  tags: ['vr'],
  parameters: { shell: false },
  render: () => <ContactSheet title="Maternity gifts" records={maternityPages} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(9);
  },
};

export const NoRecord: Story = {
  tags: ['state:2.route.no-record.maternity'],
  parameters: { route: '/maternity-gifts-tiffin', site: true },
  render: () => <Outlet />,
  play: ({ canvas }) => expectNotFound(canvas),
};
