import type { Meta, StoryObj } from '@storybook/react-vite';
import { ultrasoundNearMe3d } from '#content/topics/ultrasoundNearMe3d.ts';
import { TopicPage } from './TopicPage.tsx';

const meta = {
  title: 'Topic pages/3D ultrasound near me',
  component: TopicPage,
  args: { topic: ultrasoundNearMe3d },
  parameters: { shell: true, route: '/3d-ultrasound-near-me' },
} satisfies Meta<typeof TopicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.topic.3d-ultrasound-near-me', 'vr', 'vr-mobile'],
};
