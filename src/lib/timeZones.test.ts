import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  calculateProgress,
  dateToDay,
  formatDay,
  formatDays,
  formatShortDay,
  isoDay,
  parseDay,
  splitDay,
} from './dueDate.ts';
import { closuresAhead, dayAndTime, openState, weekdayOf } from './studioTime.ts';

// What the studio does follows Ohio's clock, a pregnancy the visitor's calendar.
const day = { opens: '10:00', closes: '16:00' };
const hours = {
  monday: null,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: null,
};
const thanksgiving = [{ date: '2026-11-26', reason: 'Thanksgiving' }];

describe.each([
  { zone: 'Pacific/Kiritimati', offset: -840, today: '2026-01-16', days: 4 },
  { zone: 'Pacific/Pago_Pago', offset: 660, today: '2026-01-15', days: 3 },
])('for a visitor in $zone', ({ zone, offset, today, days }) => {
  const inZone = (text: string) => {
    vi.stubEnv('TZ', zone);
    const instant = new Date(text);
    expect(instant.getTimezoneOffset()).toBe(offset);
    return instant;
  };
  afterEach(() => void vi.unstubAllEnvs());

  it("the studio's day lasts until midnight in Ohio", () => {
    expect(dayAndTime(inZone('2025-09-18T23:59:00-04:00'))).toEqual(['2025-09-18', '23:59']);
    expect(dayAndTime(inZone('2025-09-19T00:00:00-04:00'))).toEqual(['2025-09-19', '00:00']);
    expect(weekdayOf('2025-09-18')).toBe('thursday');
  });

  it('the studio opens and closes at its hours in Ohio', () => {
    expect(openState(inZone('2026-01-15T15:59:00-05:00'), hours)).toEqual({
      open: true,
      closes: '16:00',
    });
    expect(openState(inZone('2026-11-25T23:00:00-05:00'), hours, thanksgiving)).toEqual({
      open: false,
      next: { date: '2026-11-27', daysAhead: 2, opens: '10:00' },
    });
  });

  it('a closure is announced until its day has ended in Ohio', () => {
    const announcedAt = (text: string) => closuresAhead(thanksgiving, dayAndTime(inZone(text))[0]);
    expect(announcedAt('2026-11-26T23:59:00-05:00')).toEqual(thanksgiving);
    expect(announcedAt('2026-11-27T00:00:00-05:00')).toEqual([]);
  });

  it("a due date is counted from the visitor's own day and keeps its date", () => {
    const now = dateToDay(inZone('2026-01-15T12:00:00-05:00'));
    expect(isoDay(now)).toBe(today);
    expect(calculateProgress('due-date', '2026-04-06', now)).toEqual({
      possible: true,
      weeks: 28,
      days,
      dueDate: parseDay('2026-04-06'),
    });
    expect(formatDay(parseDay('2026-04-06') ?? NaN)).toBe('April 6, 2026');
    expect(formatShortDay(parseDay('2026-04-06') ?? NaN)).toBe('Apr 6');
    expect(splitDay(parseDay('2026-04-06') ?? NaN)).toEqual([2026, 4, 6]);
    expect(formatDays(now, now)).toBe(`Jan ${Number(today.slice(-2))}, 2026`);
  });
});
