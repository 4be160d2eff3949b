import type { TimingWindow } from '#content/stages.ts';
import type { Reminder } from '#lib/calendarFile.ts';
import { daysOfWeeks, formatDays, formatShortDay, type Day } from '#lib/dueDate.ts';

export type DatedWindow = TimingWindow & {
  first: Day;
  last: Day;
  when: 'passed' | 'now' | 'coming';
};

/** The timing windows as dates of one pregnancy: passed, current or upcoming. */
export function datedWindows(
  windows: readonly TimingWindow[],
  dueDate: Day,
  today: Day,
): DatedWindow[] {
  return windows.map((window) => {
    const { first, last } = daysOfWeeks(dueDate, window);
    const when = today > last ? 'passed' : today < first ? 'coming' : 'now';
    return { ...window, first, last, when };
  });
}

/**
 * The current or next timing window with its end or start: 'Close-up until Dec 21'; undefined after
 * the last.
 * @param dueDate if unknown, the end or start is given as a week
 */
export function windowOfWeek(
  windows: readonly TimingWindow[],
  week: number,
  dueDate?: Day,
): string | undefined {
  const window = windows.find(({ to }) => week < to);
  if (!window) return undefined;
  const { title, from, to } = window;
  const days = dueDate === undefined ? undefined : daysOfWeeks(dueDate, window);
  return week < from
    ? `${title} from ${days ? formatShortDay(days.first) : `week ${from}`}`
    : `${title} until ${days ? formatShortDay(days.last) : `week ${to}`}`;
}

/** A calendar reminder on the first day of each upcoming window. */
export function windowReminders(windows: readonly DatedWindow[]): Reminder[] {
  return windows
    .filter(({ when }) => when === 'coming')
    .map(({ from, to, first, last, title, text }) => ({
      id: `weeks-${from}-${to}-${first}`,
      day: first,
      title: `Best weeks for ultrasound, ${from}-${to}: ${title}`,
      description: `${formatDays(first, last)}. ${text}`,
    }));
}
