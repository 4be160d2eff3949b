import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { policies } from '#content/policies.ts';
import { ThankYouPage } from './ThankYouPage.tsx';

const meta = {
  title: 'Pages/Thank you',
  component: ThankYouPage,
  parameters: { shell: true, route: '/thank-you' },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.thank-you', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your booking request was received',
    );
    await expect(main.getByText(policies.confirmation)).toBeVisible();
  },
};
