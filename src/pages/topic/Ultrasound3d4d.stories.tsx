import type { Meta, StoryObj } from '@storybook/react-vite';
import { ultrasound3d4d } from '#content/topics/ultrasound3d4d.ts';
import { TopicPage } from './TopicPage.tsx';

const meta = {
  title: 'Topic pages/3D 4D ultrasound',
  component: TopicPage,
  args: { topic: ultrasound3d4d },
  parameters: { shell: true, route: '/3d-4d-ultrasound' },
} satisfies Meta<typeof TopicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.topic.3d-4d-ultrasound', 'vr', 'vr-mobile', 'vr-large-text'],
};
