import { describe, expect, test } from 'vitest';
import {
  addDays,
  formatTime,
  openState,
  studioDate,
  studioTime,
  weekdayOf,
  closuresAhead,
  mostClosuresAhead,
} from './studioTime.ts';

const hours = {
  monday: null,
  tuesday: { opens: '10:00', closes: '16:00' },
  wednesday: { opens: '11:00', closes: '20:00' },
  thursday: { opens: '10:00', closes: '16:00' },
  friday: { opens: '11:00', closes: '19:00' },
  saturday: { opens: '10:00', closes: '18:00' },
  sunday: null,
};
const closed = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
};
const at = (text: string) => new Date(text);

describe("the studio's calendar day", () => {
  test('lasts until midnight in Ohio in any time zone', () => {
    expect(studioDate(at('2025-09-18T23:59:59-04:00'))).toBe('2025-09-18');
    expect(studioDate(at('2025-09-19T03:59:59Z'))).toBe('2025-09-18');
    expect(studioDate(at('2025-09-19T00:00:00-04:00'))).toBe('2025-09-19');
  });

  test('follows daylight saving time', () => {
    expect(studioDate(at('2026-01-16T04:59:00Z'))).toBe('2026-01-15');
    expect(studioTime(at('2026-03-08T06:59:00Z'))).toBe('01:59');
    expect(studioTime(at('2026-03-08T07:00:00Z'))).toBe('03:00');
  });

  test('starts at 00:00', () => {
    expect(studioTime(at('2026-01-15T00:00:00-05:00'))).toBe('00:00');
  });
});

test('addDays counts across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(weekdayOf('2026-01-15')).toBe('thursday');
});

test.each([
  ['10:00', '10 AM'],
  ['00:30', '12:30 AM'],
  ['12:00', '12 PM'],
  ['13:05', '1:05 PM'],
])('the day %s is formatted as %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

describe("the studio's opening state", () => {
  test('is open in the opening minute and closed in the closing minute', () => {
    expect(openState(at('2026-01-15T09:59:59-05:00'), hours)).toEqual({
      open: false,
      next: { date: '2026-01-15', daysAhead: 0, opens: '10:00' },
    });
    expect(openState(at('2026-01-15T10:00:00-05:00'), hours)).toEqual({
      open: true,
      closes: '16:00',
    });
    expect(openState(at('2026-01-15T16:00:00-05:00'), hours)).toEqual({
      open: false,
      next: { date: '2026-01-16', daysAhead: 1, opens: '11:00' },
    });
  });

  test('skips the weekend', () => {
    expect(openState(at('2026-01-17T18:30:00-05:00'), hours)).toEqual({
      open: false,
      next: { date: '2026-01-20', daysAhead: 3, opens: '10:00' },
    });
  });

  test('is closed on a closure, and the next opening skips it', () => {
    const closures = [{ date: '2026-11-26', reason: 'Thanksgiving' }];
    expect(openState(at('2026-11-26T12:00:00-05:00'), hours, closures)).toEqual({
      open: false,
      next: { date: '2026-11-27', daysAhead: 1, opens: '11:00' },
    });
    expect(openState(at('2026-11-25T21:00:00-05:00'), hours, closures)).toEqual({
      open: false,
      next: { date: '2026-11-27', daysAhead: 2, opens: '11:00' },
    });
  });

  test('finds the next opening up to two weeks ahead, across a closed week', () => {
    const thursdays = { ...closed, thursday: hours.thursday };
    const closures = [{ date: '2026-01-22', reason: 'Snow' }];
    expect(openState(at('2026-01-15T16:00:00-05:00'), thursdays, closures)).toEqual({
      open: false,
      next: { date: '2026-01-29', daysAhead: 14, opens: '10:00' },
    });
  });

  test('has no next opening when the studio never opens', () => {
    expect(openState(at('2026-01-15T12:00:00-05:00'), closed)).toEqual({
      open: false,
      next: undefined,
    });
  });
});

describe('upcoming closures (ruling 50)', () => {
  const closures = [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-25', reason: 'Christmas Day' },
    { date: '2027-01-01', reason: "New Year's Day" },
  ];
  const ahead = (today: string) => closuresAhead(closures, today).map(({ date }) => date);

  test('cover today through day 28 in order', () => {
    expect(ahead('2026-11-26')).toEqual(['2026-11-26']);
    expect(ahead('2026-11-27')).toEqual(['2026-12-25']);
    expect(ahead('2026-12-20')).toEqual(['2026-12-25', '2027-01-01']);
    expect(ahead('2027-01-02')).toEqual([]);
  });

  test('are at most two here, and none for an empty list', () => {
    expect(mostClosuresAhead(closures)).toBe(2);
    expect(mostClosuresAhead([])).toBe(0);
  });
});
