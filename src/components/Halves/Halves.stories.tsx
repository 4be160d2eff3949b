import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { Halves } from './Halves.tsx';

type Args = { first: string; second: string };

const meta = {
  title: 'Primitives/Halves',
  tags: ['autodocs'],
  args: { first: 'Why families come to us', second: 'What they say' },
  render: ({ first, second }) => (
    <Halves>
      <Card>{first}</Card>
      <Card>{second}</Card>
    </Halves>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
