import { formatTime, weekdayOf, type Closure } from '#lib/studioTime.ts';
import { studio, type OpeningHours, type Weekday } from './studio.ts';

/** The weekdays in display order. */
export const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

export type HoursRow = { day: string; text: string; closed: boolean };

/** The hours table's name for screen readers. */
export const hoursCaption = 'Opening hours';

export const capitalize = <Word extends string>(word: Word) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>;

/** Formats a time of the owner's file: '16:00' becomes '4:00 PM'. */
export function formatTimeOfDay(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':');
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${Number(hour) % 12 || 12}:${minute} ${half}`;
}

/** Formats a day's opening hours: '10:00 AM-4:00 PM', or 'Closed'. */
function formatHours(hours: OpeningHours): string {
  return hours ? `${formatTimeOfDay(hours.opens)}-${formatTimeOfDay(hours.closes)}` : 'Closed';
}

/**
 * The week's opening hours, Monday first. The contact page omits Sunday; all others show seven days
 * (ruling 13).
 */
export function weekHours({ withSunday }: { withSunday: boolean }): HoursRow[] {
  return weekdays
    .filter((day) => withSunday || day !== 'sunday')
    .map((day) => ({
      day: capitalize(day),
      text: formatHours(studio.hours[day]),
      closed: !studio.hours[day],
    }));
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Nov 26', or with its weekday 'Thu, Nov 26'. */
export function formatDay(date: string, withWeekday = true): string {
  const [, month, day] = date.split('-').map(Number) as [number, number, number];
  const weekday = `${capitalize(weekdayOf(date)).slice(0, 3)}, `;
  return `${withWeekday ? weekday : ''}${months[month - 1]} ${day}`;
}

/**
 * 'Closed Thu, Nov 26: Thanksgiving', 'Closed Jul 5-Jul 17: Vacation' or 'Open Thu, Dec 24, 10 AM-1
 * PM: Christmas Eve', short enough for one line.
 */
export function formatClosure({ date, to, opens, closes, reason }: Closure): string {
  if (to) return `Closed ${formatDay(date, false)}-${formatDay(to, false)}: ${reason}`;
  if (!opens || !closes) return `Closed ${formatDay(date)}: ${reason}`;
  return `Open ${formatDay(date)}, ${formatTime(opens)}-${formatTime(closes)}: ${reason}`;
}
