import type { Meta, StoryObj } from '@storybook/react-vite';
import { genderRevealSupplies } from '#content/topics/genderRevealSupplies.ts';
import { TopicPage } from './TopicPage.tsx';

const meta = {
  title: 'Topic pages/Gender reveal supplies',
  component: TopicPage,
  args: { topic: genderRevealSupplies },
  parameters: { shell: true, route: '/gender-reveal-supplies' },
} satisfies Meta<typeof TopicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.topic.gender-reveal-supplies', 'vr', 'vr-mobile'],
};
