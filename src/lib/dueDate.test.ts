import { describe, expect, it } from 'vitest';
import {
  dateToDay,
  splitDay,
  daysOfWeeks,
  formatDay,
  formatDays,
  isoDay,
  parseDay,
  possibleDays,
  calculateProgress,
} from './dueDate.ts';

function toDay(text: string) {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`${text} is no day`);
  return parsed;
}

const today = toDay('2026-01-15');

describe('parseDay', () => {
  it('reads days, across a leap day and summer time, as consecutive numbers', () => {
    expect(toDay('1970-01-01')).toBe(0);
    expect(toDay('2024-03-01') - toDay('2024-02-28')).toBe(2);
    expect(toDay('2026-03-09') - toDay('2026-03-08')).toBe(1);
  });

  it.each([
    '',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '26-01-01',
    'soon',
    '2026-1-5',
    '12026-01-05',
    '2026-01-055',
  ])("rejects '%s'", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it('is the inverse of isoDay', () => {
    expect(isoDay(toDay('2026-02-28'))).toBe('2026-02-28');
  });
});

describe('dayOf', () => {
  it('returns the local calendar day, late in the evening too', () => {
    expect(isoDay(dateToDay(new Date(2026, 0, 15, 23, 59)))).toBe('2026-01-15');
    expect(isoDay(dateToDay(new Date(2026, 0, 15, 0, 0)))).toBe('2026-01-15');
  });
});

describe('progress', () => {
  it('counts back 40 weeks from the due date', () => {
    expect(calculateProgress('due-date', '2026-01-15', today)).toEqual({
      possible: true,
      weeks: 40,
      days: 0,
      dueDate: today,
    });
    const later = calculateProgress('due-date', '2026-04-06', today);
    expect(later).toMatchObject({ weeks: 28, days: 3 });
  });

  it('returns equal progress for a due date and for the last period that leads to it', () => {
    expect(calculateProgress('last-period', '2025-06-30', today)).toEqual(
      calculateProgress('due-date', '2026-04-06', today),
    );
  });

  it('starts at 0 weeks and ends at 42', () => {
    for (const [kind, text, weeks] of [
      ['last-period', '2026-01-15', 0],
      ['due-date', '2026-10-22', 0],
      ['due-date', '2026-01-01', 42],
    ] as const) {
      expect(calculateProgress(kind, text, today), text).toMatchObject({ weeks, days: 0 });
    }
  });

  it.each([
    ['due-date', '2025-12-31', 'too-long-ago'],
    ['due-date', '0202-04-06', 'too-long-ago'],
    ['due-date', '2026-10-23', 'too-far-ahead'],
    ['due-date', '', 'incomplete'],
    ['last-period', '2026-01-16', 'still-to-come'],
    ['last-period', '2025-03-26', 'too-long-ago'],
    ['last-period', '2026-02-30', 'incomplete'],
  ] as const)('explains why %s %s is impossible', (kind, text, because) => {
    expect(calculateProgress(kind, text, today)).toEqual({ possible: false, because });
  });

  it('agrees with the bounds of the date field', () => {
    for (const kind of ['due-date', 'last-period'] as const) {
      const { first, last } = possibleDays(kind, today);
      for (const [offset, possible] of [
        [first - 1, false],
        [first, true],
        [last, true],
        [last + 1, false],
      ] as const) {
        expect(calculateProgress(kind, isoDay(offset), today).possible).toBe(possible);
      }
    }
  });
});

describe('daysOfWeeks', () => {
  it('ends one window on the day before the next one starts', () => {
    const dueDate = toDay('2026-04-06');
    const first = daysOfWeeks(dueDate, { from: 20, to: 25 });
    const second = daysOfWeeks(dueDate, { from: 25, to: 30 });
    expect(isoDay(first.first)).toBe('2025-11-17');
    expect(isoDay(first.last)).toBe('2025-12-21');
    expect(second.first).toBe(first.last + 1);
  });
});

describe('the due date in words', () => {
  it('formats days for visitors', () => {
    expect(formatDay(toDay('2026-04-06'))).toBe('April 6, 2026');
    expect(splitDay(toDay('2026-04-06'))).toEqual([2026, 4, 6]);
    expect(formatDays(toDay('2025-12-22'), toDay('2026-01-25')).replaceAll(/\s/g, ' ')).toBe(
      'Dec 22, 2025 – Jan 25, 2026',
    );
  });
});
