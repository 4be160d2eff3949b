import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
