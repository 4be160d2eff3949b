import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { aboutContent } from '#content/pages/about.ts';
import { TechnologyChecks } from './TechnologyChecks.tsx';

const meta = {
  title: 'Components/Technology checks',
  tags: ['autodocs'],
  component: TechnologyChecks,
  args: { checks: aboutContent.technology.checks },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>About</h1>
        <h2>Technology</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TechnologyChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Latest 4D HD technology',
      'Early gender testing',
      'Keepsake options',
    ]);
  },
};
