import { describe, expect, it } from 'vitest';
import { parseDay } from '#lib/dueDate.ts';
import { waterReminder } from './waterReminder.ts';

const today = parseDay('2026-01-15') ?? NaN;

describe('waterReminder', () => {
  it("starts seven days before the session, across a month's end too", () => {
    expect(waterReminder('2026-03-03', today)).toEqual({
      possible: true,
      day: parseDay('2026-02-24'),
    });
  });

  it('rejects a session so soon that drinking would have to start today', () => {
    expect(waterReminder('2026-01-23', today)).toEqual({ possible: true, day: today + 1 });
    expect(waterReminder('2026-01-22', today)).toEqual({ possible: false, because: 'too-soon' });
    expect(waterReminder('2026-01-15', today)).toEqual({ possible: false, because: 'too-soon' });
  });

  it('rejects a session day in the past', () => {
    expect(waterReminder('2026-01-14', today)).toEqual({ possible: false, because: 'passed' });
  });

  it.each(['', '2026-02-30', 'tomorrow', '2026-2-3'])('rejects the incomplete date %j', (text) => {
    expect(waterReminder(text, today)).toEqual({ possible: false, because: 'incomplete' });
  });
});
