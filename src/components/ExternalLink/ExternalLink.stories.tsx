import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { ExternalLink } from './ExternalLink.tsx';

const meta = {
  title: 'Primitives/External link',
  tags: ['autodocs'],
  component: ExternalLink,
  args: { href: 'https://store.example', children: 'Our online store' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewTab: Story = {};
