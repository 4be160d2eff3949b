import type { Meta, StoryObj } from '@storybook/react-vite';
import { maternityGifts } from '#content/topics/maternityGifts.ts';
import { TopicPage } from './TopicPage.tsx';

const meta = {
  title: 'Topic pages/Maternity gifts',
  component: TopicPage,
  args: { topic: maternityGifts },
  parameters: { shell: true, route: '/maternity-gifts' },
} satisfies Meta<typeof TopicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.topic.maternity-gifts', 'vr', 'vr-mobile'],
};
