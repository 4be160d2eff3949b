import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { PlannerDisclaimer } from './PlannerDisclaimer.tsx';

const meta = {
  title: 'Components/Planner disclaimer',
  tags: ['autodocs'],
  component: PlannerDisclaimer,
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Peek Planner</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PlannerDisclaimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/for entertainment only and is not medical advice/),
    ).toBeVisible();
  },
};
