import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { NoBreak } from './NoBreak.tsx';

const phrases = [
  '10-25 minutes',
  '15 adults',
  '27+ weeks',
  '8 to 39 weeks',
  '85-inch',
  '20-25',
  '10 AM',
  '(419) 555-0142',
  'U.S. 30',
  'Route 314',
  'Interstate 71',
  'Real Look 8k',
];

const meta = {
  title: 'Primitives/No break',
  tags: ['autodocs'],
  component: NoBreak,
  args: {
    children:
      'Take U.S. 30 or Route 314. The scan takes 10-25 minutes, on two 85-inch screens, from 8 to 39 weeks.',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof NoBreak>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      <NoBreak {...args} />
    </p>
  ),
};

/** In a column one character wide, every line is one phrase that does not break. */
export const NarrowColumn: Story = {
  args: { children: `See ${phrases.join(' and ')}.` },
  render: (args) => (
    <p style={{ width: '1ch' }}>
      <NoBreak {...args} />
    </p>
  ),
  play: async ({ args, canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph).toHaveTextContent(args.children);
    const unbroken = Array.from(paragraph.children, (phrase) => phrase.textContent);
    await expect(unbroken).toEqual(phrases);
    for (const phrase of paragraph.children) {
      await expect(phrase.getClientRects()).toHaveLength(1);
    }
  },
};
