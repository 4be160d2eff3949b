import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plannerContent } from '#content/pages/planner.ts';
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
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(plannerContent.hero.lead)).toBeVisible();
    await expect(main.getAllByRole('radio', { name: /weeks|Any stage/ })).toHaveLength(6);
  },
};
