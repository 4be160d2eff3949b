/** The studio's time in Ohio. Times of day are 'HH:MM' (24-hour), dates are 'YYYY-MM-DD'. */

const HOUR = 3_600_000;
const DAYS_AHEAD = 60;

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

/** A day, or several, on which the studio is closed; with `opens` and `closes` it has other hours. */
export type Closure = {
  date: string;
  /** The last of several days. */
  to?: string | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
  reason: string;
};

/** The first Sunday on or after a day of a month (0 is January). */
const sundayFrom = (year: number, month: number, day: number) =>
  day + ((7 - new Date(Date.UTC(year, month, day)).getUTCDay()) % 7);

/**
 * Hours from UTC to New York's time (15 U.S.C. 260a). Not by Intl: its texts differ between
 * browsers, and its first use blocks a phone for about 60 ms.
 */
function utcOffset(instant: Date): number {
  const year = instant.getUTCFullYear();
  const summer = Date.UTC(year, 2, sundayFrom(year, 2, 8), 2 + 5);
  const winter = Date.UTC(year, 10, sundayFrom(year, 10, 1), 2 + 4);
  return +instant >= summer && +instant < winter ? -4 : -5;
}

/** The day and the time at the studio: ['2026-01-15', '16:05']. */
export function dayAndTime(instant: Date): [day: string, time: string] {
  const local = new Date(+instant + utcOffset(instant) * HOUR).toISOString();
  return [local.slice(0, 10), local.slice(11, 16)];
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
  return closures.filter(({ date, to = date }) => to >= today && date <= last);
}

/** The maximum number of closures within any four weeks: how many lines to reserve. */
export function maxUpcomingClosures(closures: readonly Closure[]): number {
  return Math.max(0, ...closures.map(({ date, to = date }) => closuresAhead(closures, to).length));
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
  const hoursOn = (date: string) => {
    const closure = closures.find((each) => each.date <= date && date <= (each.to ?? each.date));
    if (!closure) return hours[weekdayOf(date)];
    const { opens, closes } = closure;
    return opens && closes ? { opens, closes } : null;
  };

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
