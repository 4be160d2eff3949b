import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  tags: ['autodocs'],
  component: Container,
  args: { children: <p>As wide as a page gets, with a gutter on each side.</p> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
