import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeekPlannerPage } from './PeekPlannerPage.tsx';

const meta = {
  title: 'Pages/Peek planner',
  component: PeekPlannerPage,
  parameters: { shell: true, route: '/peek-planner' },
} satisfies Meta<typeof PeekPlannerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  tags: ['state:2.planner.landing', 'vr', 'vr-mobile', 'vr-large-text'],
};
