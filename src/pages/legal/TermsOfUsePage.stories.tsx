import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TermsOfUsePage } from './TermsOfUsePage.tsx';

const meta = {
  title: 'Pages/Terms of use',
  component: TermsOfUsePage,
  parameters: { shell: true, route: '/terms-of-use' },
} satisfies Meta<typeof TermsOfUsePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.terms', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
    await expect(main.getByText('Effective December 1, 2022')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: /account/i })).toBeVisible();
  },
};
