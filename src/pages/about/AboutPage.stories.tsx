import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from './AboutPage.tsx';

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  parameters: { shell: true, route: '/about' },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.about', 'vr', 'vr-mobile'],
};
