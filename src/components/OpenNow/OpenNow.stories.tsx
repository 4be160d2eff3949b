import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { openSentence } from '#content/openSentence.ts';
import { studio } from '#content/studio.ts';
import { tick } from '#storybook/clock.ts';
import { OpenNow } from './OpenNow.tsx';

const meta = {
  title: 'Components/Open now',
  tags: ['autodocs'],
  component: OpenNow,
  args: { hours: studio.hours, closures: studio.closures, sentence: openSentence },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof OpenNow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story's clock: Thursday at noon. */
export const Open: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open until 4 PM')).toBeVisible();
  },
};

export const OpensToday: Story = {
  parameters: { clock: '2026-01-15T09:59:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens today at 10 AM')).toBeVisible();
  },
};

export const OpensTomorrow: Story = {
  parameters: { clock: '2026-01-15T16:00:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens tomorrow at 11 AM')).toBeVisible();
  },
};

/** Saturday evening: skips the closed Sunday and Monday. */
export const OpensTuesday: Story = {
  tags: ['vr'],
  parameters: { clock: '2026-01-17T18:30:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens Tuesday 10 AM')).toBeVisible();
  },
};

export const ClosedForTheHoliday: Story = {
  parameters: { clock: '2026-11-26T12:00:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens tomorrow at 11 AM')).toBeVisible();
  },
};

export const ClosesWhileShown: Story = {
  parameters: { clock: '2026-01-15T15:59:30-05:00', fakeTimers: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open until 4 PM')).toBeVisible();
    await tick(60_000);
    await expect(canvas.getByText('Opens tomorrow at 11 AM')).toBeVisible();
  },
};
