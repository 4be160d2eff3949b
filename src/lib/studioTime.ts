/** The studio's time zone. Times of day are 'HH:MM' (24-hour), dates are 'YYYY-MM-DD'. */

const TIME_ZONE = 'America/New_York';
const DAYS_AHEAD = 14;

const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type StudioWeekday = (typeof weekdays)[number];
export type WeekHours = Record<StudioWeekday, { opens: string; closes: string } | null>;
type Closure = { date: string; reason: string };

let format: Intl.DateTimeFormat | undefined;

/**
 * The day and the time at the studio: ['2026-01-15', '16:05']. With Temporal where the browser has
 * it, because Intl's first use blocks a phone for about 60 ms.
 */
export function dayAndTime(instant: Date): [day: string, time: string] {
  const text =
    'Temporal' in globalThis
      ? String(Temporal.Instant.fromEpochMilliseconds(+instant).toZonedDateTimeISO(TIME_ZONE))
      : (format ??= new Intl.DateTimeFormat('en-CA', {
          timeZone: TIME_ZONE,
          dateStyle: 'short',
          timeStyle: 'short',
          hourCycle: 'h23',
        })).format(instant);
  const [day = '', time = ''] = text.split(/T|, /);
  return [day, time.slice(0, 5)];
}

/** The calendar day at the studio (ruling 31): '2025-09-18' until midnight in Ohio. */
export const studioDate = (instant: Date): string => dayAndTime(instant)[0];

/** The weekday of a calendar day. */
export function weekdayOf(date: string): StudioWeekday {
  return weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'sunday';
}

/** The calendar day `days` after `date`. */
export function addDays(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** How many days ahead closures are shown (ruling 50). */
const CLOSURE_DAYS = 28;

/** The closures within four weeks, including today, in the owner's order. */
export function closuresAhead<C extends Closure>(closures: readonly C[], today: string): C[] {
  const last = addDays(today, CLOSURE_DAYS);
  return closures.filter(({ date }) => date >= today && date <= last);
}

/** The maximum number of closures within any four weeks: how many lines to reserve. */
export function maxUpcomingClosures(closures: readonly Closure[]): number {
  return Math.max(0, ...closures.map(({ date }) => closuresAhead(closures, date).length));
}

/** Formats a time of day: '10:00' becomes '10 AM', '13:30' becomes '1:30 PM'. */
export function formatTime(time: string): string {
  const hour = Number.parseInt(time, 10);
  const minutes = time.slice(2);
  return `${hour % 12 || 12}${minutes === ':00' ? '' : minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

export type OpenState =
  | { open: true; closes: string }
  | { open: false; next: { date: string; daysAhead: number; opens: string } | undefined };

/**
 * Whether the studio is open at `instant` and until when, or when it opens next. It is open at the
 * opening minute and closed at the closing minute.
 */
export function openState(
  instant: Date,
  hours: WeekHours,
  closures: readonly Closure[] = [],
): OpenState {
  const [today, time] = dayAndTime(instant);
  const hoursOn = (date: string) =>
    closures.some((closure) => closure.date === date) ? null : hours[weekdayOf(date)];

  const now = hoursOn(today);
  if (now && now.opens <= time && time < now.closes) return { open: true, closes: now.closes };

  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead++) {
    const date = addDays(today, daysAhead);
    const day = hoursOn(date);
    if (day && (daysAhead > 0 || time < day.opens)) {
      return { open: false, next: { date, daysAhead, opens: day.opens } };
    }
  }
  return { open: false, next: undefined };
}
