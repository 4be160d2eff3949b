import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Primitives/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: { name: 'Orchard Peek', detail: 'Ultrasound' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = { tags: ['vr', 'vr-forced-colors'] };
