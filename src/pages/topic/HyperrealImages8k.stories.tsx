import type { Meta, StoryObj } from '@storybook/react-vite';
import { hyperrealImages8k } from '#content/topics/hyperrealImages8k.ts';
import { TopicPage } from './TopicPage.tsx';

const meta = {
  title: 'Topic pages/8K hyperreal images',
  component: TopicPage,
  args: { topic: hyperrealImages8k },
  parameters: { shell: true, route: '/8k-hyperreal-images' },
} satisfies Meta<typeof TopicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.topic.8k-hyperreal-images', 'vr', 'vr-mobile'],
};
