import { expect, it } from 'vitest';
import { timingWindows } from '#content/stages.ts';
import { isoDay, parseDay } from '#lib/dueDate.ts';
import { datedWindows, windowOfWeek, windowReminders } from './bestWindows.ts';

const today = parseDay('2026-01-15') ?? 0;
/** On that day, the pregnancy is at 28 weeks and 3 days. */
const dueDate = parseDay('2026-04-06') ?? 0;

it('datedWindows marks windows as passed, current or upcoming', () => {
  const windows = datedWindows(timingWindows, dueDate, today);
  expect(windows.map(({ when }) => when)).toEqual(['passed', 'passed', 'now', 'coming']);
  expect(windows.map(({ first }) => isoDay(first))).toEqual([
    '2025-10-13',
    '2025-11-17',
    '2025-12-22',
    '2026-01-26',
  ]);
});

it('datedWindows includes the first and the last day of a window', () => {
  const at = (day: string) => datedWindows(timingWindows, dueDate, parseDay(day) ?? 0)[2]?.when;
  expect([at('2025-12-21'), at('2025-12-22'), at('2026-01-25'), at('2026-01-26')]).toEqual([
    'coming',
    'now',
    'now',
    'passed',
  ]);
});

it('windowReminders returns reminders for upcoming windows only', () => {
  const reminders = windowReminders(datedWindows(timingWindows, dueDate, today));
  expect(reminders.map(({ day, title }) => [isoDay(day), title])).toEqual([
    ['2026-01-26', 'Best weeks for ultrasound, 30-35: Close-up'],
  ]);
});

it.each([
  [8, undefined, 'Body and gender from week 15'],
  [14, dueDate, 'Body and gender from Oct 13'],
  [15, dueDate, 'Body and gender until Nov 16'],
  [20, dueDate, 'First face until Dec 21'],
  [31, undefined, 'Close-up until week 35'],
  [34, dueDate, 'Close-up until Mar 1'],
  [35, dueDate, undefined],
])('windowOfWeek at week %i with due day %j returns %j', (week, due, line) => {
  expect(windowOfWeek(timingWindows, week, due)).toBe(line);
});
