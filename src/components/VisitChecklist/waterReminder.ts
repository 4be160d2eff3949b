import { parseDay, type Day } from '#lib/dueDate.ts';

/** Days before the session on which to start drinking plenty of water (section 9). */
const DAYS_OF_WATER = 7;

export type WaterReminder =
  { possible: true; day: Day } | { possible: false; because: 'incomplete' | 'passed' | 'too-soon' };

/**
 * The day to start drinking water, or why no reminder is possible.
 * @param session a date field's value, such as '2026-05-01'
 */
export function waterReminder(session: string, today: Day): WaterReminder {
  const day = parseDay(session);
  if (day === undefined) return { possible: false, because: 'incomplete' };
  if (day < today) return { possible: false, because: 'passed' };
  if (day - DAYS_OF_WATER <= today) return { possible: false, because: 'too-soon' };
  return { possible: true, day: day - DAYS_OF_WATER };
}
