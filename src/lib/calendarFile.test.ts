import { expect, it } from 'vitest';
import { createCalendarFile } from './calendarFile.ts';
import { parseDay } from './dueDate.ts';

it('calendarFile writes all-day reminders with stable ids', async () => {
  const day = parseDay('2026-02-28') ?? 0;
  const file = await createCalendarFile('Orchard Peek', [
    { id: 'weeks-25-30', day, title: 'Best weeks: defined', description: 'Nose, lips and cheeks' },
    { id: 'weeks-30-35', day: day + 35, title: 'Best weeks: close-up, now', description: 'Cheeks' },
  ]);
  const lines = file.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:weeks-25-30@Orchard-Peek',
    'UID:weeks-30-35@Orchard-Peek',
  ]);
  expect(lines).toContain('DTSTART;VALUE=DATE:20260228');
  expect(lines).toContain('DTEND;VALUE=DATE:20260301');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260404');
  expect(lines).toContain('PRODID:Orchard Peek');
  expect(file).not.toMatch(/^(METHOD|ORGANIZER)/m);
  expect(lines).toContain('SUMMARY:Best weeks: defined');
  expect(lines).toContain('DESCRIPTION:Nose\\, lips and cheeks');
  const alarm = (title: string) =>
    ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${title}`, 'TRIGGER:PT9H', 'END:VALARM'].join(
      '\r\n',
    );
  expect(file).toContain(alarm('Best weeks: defined'));
  expect(file).toContain(alarm(String.raw`Best weeks: close-up\, now`));
});
