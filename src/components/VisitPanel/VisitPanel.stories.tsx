import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { localContent } from '#content/pages/local.ts';
import { VisitPanel } from './VisitPanel.tsx';

const meta = {
  title: 'Primitives/Visit panel',
  tags: ['autodocs'],
  component: VisitPanel,
  args: localContent.visit,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof VisitPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullWeek: Story = {};
