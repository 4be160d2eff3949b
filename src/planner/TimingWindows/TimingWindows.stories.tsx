import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { timingWindows } from '#content/stages.ts';
import { TimingWindows } from './TimingWindows.tsx';

const meta = {
  title: 'Components/Timing windows',
  tags: ['autodocs'],
  component: TimingWindows,
  args: { windows: timingWindows },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Peek Planner</h1>
        <h2>What you see when</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TimingWindows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourWindows: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toHaveLength(4);
    await expect(items[0]).toMatch(/^Weeks 15-20Body and gender/);
    await expect(items[1]).toMatch(/^Weeks 20-25First face/);
    await expect(items[2]).toMatch(/^Weeks 25-30Defined/);
    await expect(items[3]).toMatch(/^Weeks 30-35Close-up/);
  },
};
