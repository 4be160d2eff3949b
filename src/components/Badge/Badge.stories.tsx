import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  tags: ['autodocs'],
  component: Badge,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BestValue: Story = {
  tags: ['vr'],
  args: { children: 'BEST VALUE', tone: 'apple' },
};

export const ThursdaySpecial: Story = {
  tags: ['vr'],
  args: { children: 'THURSDAY SPECIAL', tone: 'honey' },
};

export const OptimalTimingWindow: Story = {
  tags: ['vr'],
  args: { children: 'OPTIMAL TIMING WINDOW', tone: 'plum' },
};

export const PoweredByPeekaboo: Story = {
  tags: ['vr'],
  args: { children: 'Powered by Peekaboo', tone: 'leaf' },
};
