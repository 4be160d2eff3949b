import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { visitChecklist, visitContent } from '#content/visit.ts';
import { VisitChecklist } from './VisitChecklist.tsx';

const { reminder } = visitContent;

const meta = {
  title: 'Components/Visit checklist',
  tags: ['autodocs'],
  component: VisitChecklist,
  args: {
    words: visitContent,
    groups: visitChecklist,
    source: 'Orchard Peek',
    contact: 'Orchard Peek, (419) 555-0142',
  },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Your visit</h1>
        <h2>{visitContent.heading}</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof VisitChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const dateField = (canvas: Canvas) => canvas.getByLabelText(reminder.label);

/** Requests a reminder for a session on `day` ('2026-02-20'). Today is January 15, 2026. */
async function requestReminder(canvas: Canvas, day: string) {
  await fireEvent.input(dateField(canvas), { target: { value: day } });
  await userEvent.click(canvas.getByRole('button', { name: reminder.button }));
}

export const Default: Story = {
  tags: ['vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    for (const { title } of visitChecklist) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
  },
};

export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: visitContent.print }));
    await expect(print).toHaveBeenCalledTimes(1);
    await expect(document.documentElement).toHaveAttribute('data-printing', 'checklist');
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.documentElement).not.toHaveAttribute('data-printing');
    print.mockRestore();
  },
};

export const ReminderMade: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    const saved: { name: string; file: Blob }[] = [];
    const files = new Map<string, Blob>();
    const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.set('blob:reminder', file as Blob);
      return 'blob:reminder';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const file = files.get(this.href);
      if (file) saved.push({ name: this.download, file });
    });
    await requestReminder(canvas, '2026-02-20');
    await expect(await canvas.findByText(reminder.done('February 13, 2026'))).toBeVisible();
    create.mockRestore();
    click.mockRestore();
    await expect(saved.map(({ name }) => name)).toEqual([reminder.fileName]);
    const text = await saved[0]?.file.text();
    await expect(text).toContain('DTSTART;VALUE=DATE:20260213');
    await expect(text).toContain(`SUMMARY:${reminder.event.title}`);
  },
};

export const DayHasPassed: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await requestReminder(canvas, '2026-01-14');
    await waitFor(() =>
      expect(dateField(canvas)).toHaveAccessibleDescription(reminder.impossible.passed),
    );
    await expect(dateField(canvas)).toBeInvalid();
  },
};

export const NoDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: reminder.button }));
    await waitFor(() =>
      expect(dateField(canvas)).toHaveAccessibleDescription(reminder.impossible.incomplete),
    );
  },
};
