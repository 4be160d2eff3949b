/**
 * Weeks of pregnancy from a due date or the last period. Dates are the visitor's calendar days,
 * counted since 1970-01-01, so that time zones and daylight saving time don't affect them.
 */

const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;

/** 40 weeks, from the first day of the last period to the due date. */
const PREGNANCY_DAYS = 40 * DAYS_PER_WEEK;

/** Dates beyond this many weeks are treated as typos. */
const LAST_WEEK = 42;

/** A calendar day as the number of days since 1970-01-01. */
export type Day = number;

/** The date that the visitor knows. */
export type KnownDate = 'due-date' | 'last-period';

/**
 * Why a date is invalid: incomplete, due date too far ahead, period in the future, or too long ago.
 */
export type Impossible = 'incomplete' | 'too-far-ahead' | 'still-to-come' | 'too-long-ago';

export type Progress =
  | { possible: true; weeks: number; days: number; dueDate: Day }
  | { possible: false; because: Impossible };

/** Parses a date field's value, '2026-05-01'; undefined if it is not a calendar day. */
export function parseDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, date);
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return exists ? time.getTime() / MS_PER_DAY : undefined;
}

const dayToDate = (day: Day) => new Date(day * MS_PER_DAY);

/** The visitor's calendar day at a moment. */
export function dateToDay(moment: Date): Day {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / MS_PER_DAY;
}

/** A day as year, month from 1, and day of the month, for a calendar file. */
export function splitDay(day: Day): [year: number, month: number, date: number] {
  const time = dayToDate(day);
  return [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()];
}

/** Formats a day as '2026-05-01', for a date field's `min` and `max`. */
export function isoDay(day: Day): string {
  return dayToDate(day).toISOString().slice(0, 10);
}

/** Formats a day as 'May 1, 2026'. */
export function formatDay(day: Day): string {
  return dayToDate(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
}

/** Formats a day near today as 'May 1'. */
export function formatShortDay(day: Day): string {
  return dayToDate(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}

/** Formats a range of days as 'May 1 – 28, 2026'. */
export function formatDays(first: Day, last: Day): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).formatRange(first * MS_PER_DAY, last * MS_PER_DAY);
}

/** The first and last possible day of the known date for a current pregnancy. */
export function possibleDays(kind: KnownDate, today: Day): { first: Day; last: Day } {
  const longest = LAST_WEEK * DAYS_PER_WEEK;
  return kind === 'due-date'
    ? { first: today - (longest - PREGNANCY_DAYS), last: today + PREGNANCY_DAYS }
    : { first: today - longest, last: today };
}

/** How far along a pregnancy is today, or why the date is invalid. */
export function calculateProgress(kind: KnownDate, text: string, today: Day): Progress {
  const day = parseDay(text);
  if (day === undefined) return { possible: false, because: 'incomplete' };
  const { first, last } = possibleDays(kind, today);
  if (day < first) return { possible: false, because: 'too-long-ago' };
  if (day > last) {
    return { possible: false, because: kind === 'due-date' ? 'too-far-ahead' : 'still-to-come' };
  }
  const dueDate = kind === 'due-date' ? day : day + PREGNANCY_DAYS;
  const age = today - (dueDate - PREGNANCY_DAYS);
  return {
    possible: true,
    weeks: Math.floor(age / DAYS_PER_WEEK),
    days: age % DAYS_PER_WEEK,
    dueDate,
  };
}

/** The first and last day from week `from` up to, but not including, week `to`. */
export function daysOfWeeks(
  dueDate: Day,
  { from, to }: { from: number; to: number },
): { first: Day; last: Day } {
  const start = dueDate - PREGNANCY_DAYS;
  return { first: start + from * DAYS_PER_WEEK, last: start + to * DAYS_PER_WEEK - 1 };
}
