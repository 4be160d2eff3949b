import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const NewTab: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our online store (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
