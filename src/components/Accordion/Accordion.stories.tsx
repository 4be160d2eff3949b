import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  args: {
    items: [
      { id: 'length', question: 'How long does it take?', answer: <p>10-25 minutes.</p> },
      { id: 'water', question: 'What should I drink?', answer: <p>Plenty of water.</p> },
    ],
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = { tags: ['vr'] };

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const [length, water] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByText('How long does it take?'));
    await expect(length).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('What should I drink?'));
    await expect(water).toHaveAttribute('open');
    await expect(length).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByText('What should I drink?'));
    await expect(water).not.toHaveAttribute('open');
  },
};
