import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactPage } from './ContactPage.tsx';

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { shell: true, route: '/contact' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.contact', 'vr', 'vr-mobile', 'vr-large-text', 'vr-forced-colors'],
};
