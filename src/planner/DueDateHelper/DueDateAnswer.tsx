import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { plannerContent } from '#content/pages/planner.ts';
import { timingWindows, type PregnancyStage } from '#content/stages.ts';
import { studio } from '#content/studio.ts';
import { createCalendarFile, downloadFile } from '#lib/calendarFile.ts';
import { formatDay, formatDays, type Day } from '#lib/dueDate.ts';
import { bringIntoView } from '../bringIntoView.ts';
import { datedWindows, windowReminders, type DatedWindow } from './bestWindows.ts';
import { Answer as Region, Weeks, Window, Windows } from './DueDateHelper.styles.ts';

export type Answer = {
  weeks: number;
  days: number;
  dueDate: Day;
  today: Day;
  stage: PregnancyStage | undefined;
};

const notes: Record<DatedWindow['when'], string> = {
  passed: 'Passed',
  now: "You're in it now",
  coming: 'Still to come',
};

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export type DueDateAnswerProps = { answer: Answer | undefined };

/** The current week, announced to screen readers, and the best weeks as dates. */
export function DueDateAnswer({ answer }: DueDateAnswerProps) {
  const windows = answer ? datedWindows(timingWindows, answer.dueDate, answer.today) : [];
  const reminders = windowReminders(windows);
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Leaves 40% of the screen free, so that the top of the result below is visible too.
  useEffect(() => {
    if (region.current && list.current) bringIntoView(region.current, list.current, 0.6);
  }, [answer]);

  async function addToCalendar() {
    downloadFile(
      'best-weeks.ics',
      await createCalendarFile(studio.shortName, reminders),
      'text/calendar',
    );
  }

  return (
    <>
      <Region ref={region} role="status">
        {answer && (
          <>
            <Weeks>
              {`You're ${pluralize(answer.weeks, 'week')} and ${pluralize(answer.days, 'day')} along.`}
            </Weeks>
            <p>
              {`Due date: ${formatDay(answer.dueDate)}. ${
                answer.stage
                  ? `Your stage: ${answer.stage.label}, ${answer.stage.weekRange}.`
                  : plannerContent.dueDate.tooEarly
              }`}
            </p>
          </>
        )}
      </Region>
      {answer && (
        <Windows ref={list} role="list">
          {windows.map(({ from, to, title, first, last, when }) => (
            <Window key={from} $when={when}>
              <strong>{title}</strong>
              <span>{formatDays(first, last)}</span>
              <small>{`Weeks ${from}-${to}. ${notes[when]}.`}</small>
            </Window>
          ))}
        </Windows>
      )}
      {reminders.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => void addToCalendar()}>
            <CalendarPlus aria-hidden="true" />
            {plannerContent.dueDate.calendar}
          </Button>
        </div>
      )}
    </>
  );
}
