import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { FramedPicture } from './FramedPicture.tsx';

const meta = {
  title: 'Primitives/Framed picture',
  tags: ['autodocs'],
  component: FramedPicture,
  args: { name: 'studio-room', alt: 'A sofa before a large screen', sizes: '30rem' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FramedPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['vr'] };
