import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  tags: ['autodocs'],
  component: Card,
  args: { children: <p>A sheet of light paper.</p> },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
