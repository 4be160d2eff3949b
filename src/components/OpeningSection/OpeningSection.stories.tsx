import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { OpeningSection } from './OpeningSection.tsx';

const meta = {
  title: 'Primitives/Opening section',
  tags: ['autodocs'],
  component: OpeningSection,
  args: { children: <Container>The first words under a hero.</Container> },
} satisfies Meta<typeof OpeningSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
