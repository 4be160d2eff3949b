import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/Fact list',
  tags: ['autodocs'],
  component: FactList,
  args: {
    facts: [
      { term: 'By car', detail: 'just 20 minutes away' },
      { term: 'Population (2020)', detail: '10,453' },
      { term: 'ZIP codes', detail: '44902, 44903, 44905, 44906, 44907' },
    ],
  },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Facts</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFacts: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('10,453');
  },
};
