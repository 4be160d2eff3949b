import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/Button link',
  tags: ['autodocs'],
  component: ButtonLink,
  args: { to: '/services', variant: 'primary', children: 'See all packages' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<ComponentProps<typeof ButtonLink>>;

export default meta;
type Story = StoryObj<ComponentProps<typeof ButtonLink>>;

export const InternalLink: Story = {};
