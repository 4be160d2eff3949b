import type { Meta, StoryObj } from '@storybook/react-vite';
import { electiveUltrasound3dOhio } from '#content/topics/electiveUltrasound3dOhio.ts';
import { TopicPage } from './TopicPage.tsx';

const meta = {
  title: 'Topic pages/3D elective ultrasound Ohio',
  component: TopicPage,
  args: { topic: electiveUltrasound3dOhio },
  parameters: { shell: true, route: '/3d-elective-ultrasound-ohio' },
} satisfies Meta<typeof TopicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.topic.3d-elective-ultrasound-ohio', 'vr', 'vr-mobile'],
};
