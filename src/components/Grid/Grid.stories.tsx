import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Primitives/Grid',
  tags: ['autodocs'],
  component: Grid,
  args: {
    min: '17rem',
    children: ['One', 'Two', 'Three'].map((word) => <Card key={word}>{word}</Card>),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};
