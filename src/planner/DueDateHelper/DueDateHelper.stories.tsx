import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { plannerContent } from '#content/pages/planner.ts';
import { parseDay } from '#lib/dueDate.ts';
import { DueDateHelper } from './DueDateHelper.tsx';

const words = plannerContent.dueDate;

const meta = {
  title: 'Components/Due date helper',
  tags: ['autodocs'],
  component: DueDateHelper,
  args: { onWeek: fn() },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Peek Planner</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof DueDateHelper>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openHelper(canvas: Canvas) {
  await userEvent.click(canvas.getByText(words.heading));
}

async function submitDate(canvas: Canvas, date: string) {
  // At once: the browser warns of each incomplete date that is typed.
  await fireEvent.change(canvas.getByLabelText(words.dateLabel), { target: { value: date } });
  await userEvent.click(canvas.getByRole('button', { name: words.count }));
}

export const Collapsed: Story = { tags: ['vr', 'vr-mobile'] };

export const FromDueDate: Story = {
  tags: ['vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas, args }) => {
    await openHelper(canvas);
    await submitDate(canvas, '2026-04-06');
    await expect(canvas.getByRole('status')).toHaveTextContent("You're 28 weeks and 3 days along.");
    const dueDate = parseDay('2026-04-06');
    await expect(args.onWeek).toHaveBeenCalledWith(28, dueDate);
    const windows = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(windows[2]).toMatch(/Dec 22, 2025.*Jan 25, 2026.*You're in it now/);
    await expect(windows[3]).toMatch(/Jan 26.*Mar 1, 2026.*Still to come/);
  },
};

export const FromLastPeriod: Story = {
  play: async ({ canvas, args }) => {
    await openHelper(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: words.lastPeriod }));
    await submitDate(canvas, '2025-10-22');
    await expect(canvas.getByRole('status')).toHaveTextContent("You're 12 weeks and 1 day along.");
    const dueDate = parseDay('2026-07-29');
    await expect(args.onWeek).toHaveBeenCalledWith(12, dueDate);
  },
};

export const BeforeWeekEight: Story = {
  play: async ({ canvas, args }) => {
    await openHelper(canvas);
    await submitDate(canvas, '2026-09-10');
    await expect(canvas.getByRole('status')).toHaveTextContent(words.tooEarly);
    await expect(args.onWeek).not.toHaveBeenCalled();
  },
};

export const ImpossibleDate: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas, args }) => {
    await openHelper(canvas);
    await submitDate(canvas, '2028-04-06');
    const field = canvas.getByLabelText(words.dateLabel);
    await expect(field).toHaveAccessibleDescription(words.tooFarAhead);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(args.onWeek).not.toHaveBeenCalled();
  },
};

export const NoDate: Story = {
  play: async ({ canvas }) => {
    await openHelper(canvas);
    await userEvent.click(canvas.getByRole('button', { name: words.count }));
    await expect(canvas.getByLabelText(words.dateLabel)).toHaveAccessibleDescription(words.noDate);
  },
};

export const CalendarFile: Story = {
  play: async ({ canvas }) => {
    const files: { name: string; text: Promise<string> }[] = [];
    const stopDownload = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download) {
        event.preventDefault();
        const text = fetch(event.target.href).then((file) => file.text());
        files.push({ name: event.target.download, text });
      }
    };
    // The download link is never in the document, so spy on `click` itself.
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', stopDownload);
      click.call(this);
    };
    try {
      await openHelper(canvas);
      await submitDate(canvas, '2026-06-01');
      await userEvent.click(canvas.getByRole('button', { name: words.calendar }));
      await waitFor(() => expect(files).toHaveLength(1));
      await expect(files[0]?.name).toBe('best-weeks.ics');
      const text = (await files[0]?.text) ?? '';
      await expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
      await expect(text).toContain('DTSTART;VALUE=DATE:20260216');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};
