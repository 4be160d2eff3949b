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
      day: `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      text: formatHours(studio.hours[day]),
      closed: !studio.hours[day],
    }));
}

/** 'Closed Thu, Nov 26: Thanksgiving', short enough for one line. */
export function formatClosure({ date, reason }: { date: string; reason: string }): string {
  // As 'Thu, 26 Nov 2026 ...' in any locale. Intl's first use blocks a phone for about 60 ms.
  const [weekday, day, month] = new Date(date).toUTCString().split(' ');
  return `Closed ${weekday} ${month} ${Number(day)}: ${reason}`;
}
