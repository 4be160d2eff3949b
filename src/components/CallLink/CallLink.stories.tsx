import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { CallLink } from './CallLink.tsx';

const meta = {
  title: 'Primitives/Call link',
  tags: ['autodocs'],
  component: CallLink,
  args: { href: 'tel:+14195550142', children: '(419) 555-0142' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CallLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
