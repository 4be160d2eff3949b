import { expect, it } from 'vitest';
import { formatClosure, hoursCaption, formatTimeOfDay, weekHours } from './hours.ts';
import { studio } from './studio.ts';

it.each([
  ['00:30', '12:30 AM'],
  ['09:00', '9:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['16:00', '4:00 PM'],
  ['20:30', '8:30 PM'],
])('the hours %s are formatted as %s', (time, words) => {
  expect(formatTimeOfDay(time)).toBe(words);
});

it('a closure is formatted with its day and its reason', () => {
  const thanksgiving = { date: '2026-11-26', reason: 'Thanksgiving' };
  expect(formatClosure(thanksgiving)).toBe('Closed Thu, Nov 26: Thanksgiving');
  expect(formatClosure({ date: '2027-01-01', reason: 'New Year' })).toBe(
    'Closed Fri, Jan 1: New Year',
  );
  expect(formatClosure({ date: '2027-07-05', to: '2027-07-17', reason: 'Vacation' })).toBe(
    'Closed Jul 5-Jul 17: Vacation',
  );
  const eve = { date: '2026-12-24', opens: '10:00', closes: '13:30', reason: 'Christmas Eve' };
  expect(formatClosure(eve)).toBe('Open Thu, Dec 24, 10 AM-1:30 PM: Christmas Eve');
});

it('the weekly hours begin on Monday and omit Sunday on request (ruling 13)', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(weekHours({ withSunday: true }).map(({ day }) => day)).toEqual(days);
  expect(weekHours({ withSunday: false }).map(({ day }) => day)).toEqual(days.slice(0, 6));
  expect(hoursCaption).toBe('Opening hours');
});

it('a day without hours is closed', () => {
  for (const { day, text, closed } of weekHours({ withSunday: true })) {
    const hours = studio.hours[day.toLowerCase() as keyof typeof studio.hours];
    expect(closed).toBe(hours === null);
    expect(text).toBe(
      hours ? `${formatTimeOfDay(hours.opens)}-${formatTimeOfDay(hours.closes)}` : 'Closed',
    );
  }
});
