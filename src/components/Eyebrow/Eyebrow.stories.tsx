import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { Eyebrow } from './Eyebrow.tsx';

const meta = {
  title: 'Primitives/Eyebrow',
  tags: ['autodocs'],
  component: Eyebrow,
  args: { children: 'For the whole family' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
        <h2>A sofa for everyone</h2>
      </Container>
    ),
  ],
} satisfies Meta<typeof Eyebrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAHeading: Story = {};
