import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { formatClosure } from '#content/hours.ts';
import { tick } from '#storybook/clock.ts';
import { Closures } from './Closures.tsx';

const meta = {
  title: 'Components/Closures',
  tags: ['autodocs'],
  component: Closures,
  args: {
    sentence: formatClosure,
    closures: [
      { date: '2026-11-26', reason: 'Thanksgiving' },
      { date: '2026-12-25', reason: 'Christmas Day' },
      { date: '2027-01-01', reason: "New Year's Day" },
    ],
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Closures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ruling 50: two of the three closures are within four weeks. */
export const TwoUpcoming: Story = {
  tags: ['state:r50.hours.closure', 'vr', 'vr-mobile'],
  parameters: { clock: '2026-12-20T12:00:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed Fri, Dec 25: Christmas Day')).toBeVisible();
    await expect(await canvas.findByText("Closed Fri, Jan 1: New Year's Day")).toBeVisible();
  },
};

/**
 * Reserves the height of the lines, so that a closure that appears later causes no layout shift.
 */
export const NoneUpcoming: Story = {
  parameters: { clock: '2026-12-25T23:59:30-05:00', fakeTimers: true },
  args: { closures: [{ date: '2026-12-25', reason: 'Christmas Day' }] },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('Closed Fri, Dec 25: Christmas Day');
    await tick(60_000);
    await expect(line).not.toBeInTheDocument();
  },
};
