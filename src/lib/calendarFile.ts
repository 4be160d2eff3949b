import { dayParts, type Day } from './dueDate.ts';

/** A reminder on one whole day. `id` keeps a second import from doubling it. */
export type Reminder = { id: string; day: Day; title: string; description: string };

/**
 * Writes reminders as an iCalendar file. The library comes along only when it is asked for.
 * @param source the program that writes the file, such as 'orchard-peek'; part of every event's id.
 * @throws Error when the library refuses an event.
 */
export async function calendarFile(
  source: string,
  reminders: readonly Reminder[],
): Promise<string> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(
    reminders.map(({ id, day, title, description }) => ({
      uid: `${id}@${source}`,
      productId: source,
      title,
      description,
      start: dayParts(day),
      end: dayParts(day + 1),
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
    })),
  );
  if (error) throw error;
  if (!value) throw new Error('The calendar file is empty');
  return value;
}

/** Hands a text to the visitor as a download. Nothing is sent anywhere. */
export function download(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
