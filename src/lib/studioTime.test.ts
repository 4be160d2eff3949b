import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayAndTime,
  formatTime,
  openState,
  studioDate,
  weekdayOf,
  closuresAhead,
  maxUpcomingClosures,
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
const closed = Object.fromEntries(Object.keys(hours).map((day) => [day, null])) as Record<
  keyof typeof hours,
  null
>;
const instantAt = (text: string) => new Date(text);

describe("the studio's calendar day", () => {
  test('lasts until midnight in Ohio in any time zone', () => {
    expect(studioDate(instantAt('2025-09-18T23:59:59-04:00'))).toBe('2025-09-18');
    expect(studioDate(instantAt('2025-09-19T03:59:59Z'))).toBe('2025-09-18');
    expect(studioDate(instantAt('2025-09-19T00:00:00-04:00'))).toBe('2025-09-19');
  });

  test('follows daylight saving time', () => {
    expect(studioDate(instantAt('2026-01-16T04:59:00Z'))).toBe('2026-01-15');
    expect(dayAndTime(instantAt('2026-03-08T06:59:00Z'))[1]).toBe('01:59');
    expect(dayAndTime(instantAt('2026-03-08T07:00:00Z'))[1]).toBe('03:00');
  });

  test('agrees with the time zone database in every hour until 2040', () => {
    const numbers = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    const HOUR = 3_600_000;
    for (let time = Date.UTC(2025, 0); time < Date.UTC(2040, 0); time += HOUR) {
      const parts = Object.fromEntries(
        numbers.formatToParts(time).map(({ type, value }) => [type, value]),
      );
      const { year, month, day, hour, minute } = parts;
      const [date, clock] = dayAndTime(new Date(time));
      if (date !== `${year}-${month}-${day}` || clock !== `${hour}:${minute}`) {
        expect.fail(`${new Date(time).toISOString()} is ${date} ${clock}`);
      }
    }
  });

  test('starts at 00:00', () => {
    expect(dayAndTime(instantAt('2026-01-15T00:00:00-05:00'))[1]).toBe('00:00');
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
  const closures = [{ date: '2026-11-26', reason: 'Thanksgiving' }];
  const closedUntil = (date: string, daysAhead: number, at: string) => ({
    open: false,
    next: { date, daysAhead, opens: at },
  });

  test.each([
    [
      'before the opening minute',
      '2026-01-15T09:59:59-05:00',
      closedUntil('2026-01-15', 0, '10:00'),
    ],
    ['in the opening minute', '2026-01-15T10:00:00-05:00', { open: true, closes: '16:00' }],
    ['in the closing minute', '2026-01-15T16:00:00-05:00', closedUntil('2026-01-16', 1, '11:00')],
    ['before the weekend', '2026-01-17T18:30:00-05:00', closedUntil('2026-01-20', 3, '10:00')],
    ['on a closure', '2026-11-26T12:00:00-05:00', closedUntil('2026-11-27', 1, '11:00')],
    ['on the eve of a closure', '2026-11-25T21:00:00-05:00', closedUntil('2026-11-27', 2, '11:00')],
  ])('%s returns the opening hour or the next one', (_when, now, state) => {
    expect(openState(instantAt(now), hours, closures)).toEqual(state);
  });

  test('finds the next opening up to two weeks ahead, across a closed week', () => {
    const thursdays = { ...closed, thursday: hours.thursday };
    const snow = [{ date: '2026-01-22', reason: 'Snow' }];
    const state = openState(instantAt('2026-01-15T16:00:00-05:00'), thursdays, snow);
    expect(state).toEqual(closedUntil('2026-01-29', 14, '10:00'));
  });

  test('follows vacations and days with other hours', () => {
    const changes = [
      { date: '2026-07-07', to: '2026-07-24', reason: 'Vacation' },
      { date: '2026-07-28', opens: '12:00', closes: '14:00', reason: 'Training' },
    ];
    const stateAt = (now: string) => openState(instantAt(now), hours, changes);
    expect(stateAt('2026-07-04T19:00:00-04:00')).toEqual(closedUntil('2026-07-25', 21, '10:00'));
    expect(stateAt('2026-07-24T12:00:00-04:00')).toEqual(closedUntil('2026-07-25', 1, '10:00'));
    expect(stateAt('2026-07-28T11:00:00-04:00')).toEqual(closedUntil('2026-07-28', 0, '12:00'));
    expect(stateAt('2026-07-28T13:00:00-04:00')).toEqual({ open: true, closes: '14:00' });
  });

  test('has no next opening when the studio never opens', () => {
    const state = openState(instantAt('2026-01-15T12:00:00-05:00'), closed);
    expect(state).toEqual({ open: false, next: undefined });
  });
});

describe('upcoming closures (ruling 50)', () => {
  const closures = [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-25', reason: 'Christmas Day' },
    { date: '2027-01-01', reason: "New Year's Day" },
  ];
  const upcomingDates = (today: string) => closuresAhead(closures, today).map(({ date }) => date);

  test('cover today through day 28 in order', () => {
    expect(upcomingDates('2026-11-26')).toEqual(['2026-11-26']);
    expect(upcomingDates('2026-11-27')).toEqual(['2026-12-25']);
    expect(upcomingDates('2026-12-20')).toEqual(['2026-12-25', '2027-01-01']);
    expect(upcomingDates('2027-01-02')).toEqual([]);
  });

  test('show a vacation from four weeks before it until its last day', () => {
    const vacation = [{ date: '2026-07-07', to: '2026-07-24', reason: 'Vacation' }];
    const isShown = (today: string) => closuresAhead(vacation, today).length === 1;
    expect(['2026-06-08', '2026-06-09', '2026-07-24', '2026-07-25'].map(isShown)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(maxUpcomingClosures([...vacation, { date: '2026-08-20', reason: 'Fair' }])).toBe(2);
  });

  test('reserve as many lines as the closures within any four weeks need', () => {
    expect(maxUpcomingClosures(closures)).toBe(2);
    expect(maxUpcomingClosures([])).toBe(0);
  });
});
