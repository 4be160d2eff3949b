import type { Meta, StoryObj } from '@storybook/react-vite';
import { earlyGenderTestingOhio } from '#content/topics/earlyGenderTestingOhio.ts';
import { TopicPage } from './TopicPage.tsx';

const meta = {
  title: 'Topic pages/Early gender testing Ohio',
  component: TopicPage,
  args: { topic: earlyGenderTestingOhio },
  parameters: { shell: true, route: '/early-gender-testing-ohio' },
} satisfies Meta<typeof TopicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.topic.early-gender-testing-ohio', 'vr', 'vr-mobile'],
};
