import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { phoneHref, studio } from '#content/studio.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Pages/Error',
  component: ErrorPage,
  parameters: { shell: true },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:r52.error-page', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: studio.phone })).toHaveAttribute('href', phoneHref);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
