import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/Text link',
  tags: ['autodocs'],
  component: TextLink,
  args: { to: '/services', children: 'See all packages and prices' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
