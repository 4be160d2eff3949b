import { splitDay, type Day } from './dueDate.ts';

/** An all-day calendar event, with an alarm at 9 AM. A fixed `id` avoids duplicates when it is imported again. */
export type Reminder = { id: string; day: Day; title: string; description: string };

/**
 * Creates an iCalendar file. Loads the library on first use.
 * @param source the program that writes the file, such as 'orchard-peek'; part of every event's id
 * @throws Error when the library rejects an event
 */
export async function createCalendarFile(
  source: string,
  reminders: readonly Reminder[],
): Promise<string> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(
    reminders.map(({ id, day, title, description }) => ({
      uid: `${id}@${source.replaceAll(/\s+/g, '-')}`,
      title,
      description,
      start: splitDay(day),
      end: splitDay(day + 1),
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      // The library escapes no text of an alarm.
      alarms: [
        {
          action: 'display',
          description: title.replaceAll(/[\\,;]/g, String.raw`\$&`),
          trigger: { hours: 9 },
        },
      ],
    })),
    // Without the library's METHOD, which would require an organizer.
    { productId: source, method: '' },
  );
  if (error) throw error;
  if (!value) throw new Error('The calendar file is empty');
  return value;
}

/** Downloads text as a file. Nothing is sent to a server. */
export function downloadFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the blob after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
