import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';

const meta = {
  title: 'Pages/Privacy policy',
  component: PrivacyPolicyPage,
  parameters: { shell: true, route: '/privacy-policy' },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.privacy', 'vr', 'vr-mobile'],
};
