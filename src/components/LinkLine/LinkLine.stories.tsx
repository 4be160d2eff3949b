import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { plannerLinks } from '#content/plannerLinks.ts';
import { LinkLine } from './LinkLine.tsx';

const meta = {
  title: 'Primitives/Link line',
  tags: ['autodocs'],
  component: LinkLine,
  args: plannerLinks.bestWeek,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof LinkLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask the Peek Planner' })).toHaveAttribute(
      'href',
      '/peek-planner',
    );
  },
};
