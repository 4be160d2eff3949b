import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { hoursCaption, weekHours } from '#content/hours.ts';
import { Hours } from './Hours.tsx';

const meta = {
  title: 'Components/Hours',
  tags: ['autodocs'],
  component: Hours,
  args: { caption: hoursCaption, rows: weekHours({ withSunday: true }) },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Opening hours</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Hours>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The text of each row in reading order: the day, then the time. */
const rowTexts = (canvas: Canvas): (string | null)[][] =>
  canvas
    .getAllByRole('row')
    .map((row: HTMLElement) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);

const mondayToSaturday = [
  ['Monday', 'Closed'],
  ['Tuesday', '10:00 AM-4:00 PM'],
  ['Wednesday', '11:00 AM-8:00 PM'],
  ['Thursday', '10:00 AM-4:00 PM'],
  ['Friday', '11:00 AM-7:00 PM'],
  ['Saturday', '10:00 AM-6:00 PM'],
];

export const FullWeek: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Opening hours' })).toBeVisible();
    await expect(rowTexts(canvas)).toEqual([...mondayToSaturday, ['Sunday', 'Closed']]);
  },
};

export const ContactVariant: Story = {
  tags: ['vr'],
  args: { rows: weekHours({ withSunday: false }) },
  play: async ({ canvas }) => {
    await expect(rowTexts(canvas)).toEqual(mondayToSaturday);
    await expect(canvas.queryByText('Sunday')).toBeNull();
  },
};
