import { expect, it } from 'vitest';
import { createCalendarFile } from './calendarFile.ts';
import { parseDay } from './dueDate.ts';

it('calendarFile writes all-day reminders with stable ids', async () => {
  const day = parseDay('2026-02-28') ?? 0;
  const file = await createCalendarFile('orchard-peek', [
    { id: 'weeks-25-30', day, title: 'Best weeks: defined', description: 'Nose, lips and cheeks' },
    { id: 'weeks-30-35', day: day + 35, title: 'Best weeks: close-up', description: 'Cheeks' },
  ]);
  const lines = file.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:weeks-25-30@orchard-peek',
    'UID:weeks-30-35@orchard-peek',
  ]);
  expect(lines).toContain('DTSTART;VALUE=DATE:20260228');
  expect(lines).toContain('DTEND;VALUE=DATE:20260301');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260404');
  expect(lines).toContain('SUMMARY:Best weeks: defined');
  expect(lines).toContain('DESCRIPTION:Nose\\, lips and cheeks');
});
