import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { CheckList } from './CheckList.tsx';

const meta = {
  title: 'Primitives/Check list',
  tags: ['autodocs'],
  component: CheckList,
  args: { items: ['Room for fifteen guests', 'Two large screens', 'Pictures within minutes'] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeReasons: Story = {};
