import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect } from 'storybook/test';
import { expectNotFound } from '#storybook/expectNotFound.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/Not found',
  component: NotFoundPage,
  parameters: { shell: true, route: '/no-such-page', site: true },
  render: () => <Outlet />,
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {
  tags: ['state:2.route.unknown', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expectNotFound(canvas);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
