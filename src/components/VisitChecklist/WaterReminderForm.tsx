import { useState, type FormEvent } from 'react';
import { CalendarPlus } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { visitContent } from '#content/visit.ts';
import { createCalendarFile, downloadFile } from '#lib/calendarFile.ts';
import { dateToDay, formatDay } from '#lib/dueDate.ts';
import { DateRow, ReminderForm } from './VisitChecklist.styles.ts';
import { waterReminder } from './waterReminder.ts';

export type WaterReminderFormProps = { words: typeof visitContent.reminder; source: string };

/** Creates a calendar file with the day to start drinking water. Nothing is stored or sent. */
export function WaterReminderForm({ words, source }: WaterReminderFormProps) {
  const [outcome, setOutcome] = useState<{ error?: string; done?: string }>({});

  const createReminder = async (session: string) => {
    const reminder = waterReminder(session, dateToDay(new Date()));
    if (!reminder.possible) return setOutcome({ error: words.impossible[reminder.because] });
    try {
      const event = { id: `water-${session}`, day: reminder.day, ...words.event };
      downloadFile(words.fileName, await createCalendarFile(source, [event]), 'text/calendar');
      setOutcome({ done: words.done(formatDay(reminder.day)) });
    } catch {
      setOutcome({ error: words.failed });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void createReminder(String(new FormData(event.currentTarget).get('session')));
  };

  return (
    <ReminderForm noValidate onSubmit={submit}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <DateRow>
        <TextField label={words.label} type="date" name="session" error={outcome.error} />
        <Button type="submit" variant="secondary">
          <CalendarPlus aria-hidden="true" />
          {words.button}
        </Button>
      </DateRow>
      <p role="status">{outcome.done}</p>
    </ReminderForm>
  );
}
