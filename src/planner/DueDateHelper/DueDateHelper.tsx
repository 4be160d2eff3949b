import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards/ChoiceCards.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { plannerContent } from '#content/pages/planner.ts';
import {
  dateToDay,
  calculateProgress,
  type Day,
  type Impossible,
  type KnownDate,
} from '#lib/dueDate.ts';
import { stageOfWeek } from '../stageRules.ts';
import { DueDateAnswer, type Answer } from './DueDateAnswer.tsx';
import { Fold, Form, FoldedContent } from './DueDateHelper.styles.ts';

const words = plannerContent.dueDate;

const sentences: Record<Impossible, string> = {
  incomplete: words.noDate,
  'too-far-ahead': words.tooFarAhead,
  'still-to-come': words.stillToCome,
  'too-long-ago': words.tooLongAgo,
};

export type DueDateHelperProps = {
  /** Not called before week 8, for which there is no stage. */
  onWeek: (week: number, dueDate: Day) => void;
};

/** Computes the week of pregnancy from a date. Nothing is stored or sent. */
export function DueDateHelper({ onWeek }: DueDateHelperProps) {
  const [known, setKnown] = useState<KnownDate>('due-date');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();

  function computeWeek(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('date') as HTMLInputElement;
    const today = dateToDay(new Date());
    const result = calculateProgress(known, field.value, today);
    if (!result.possible) {
      setAnswer(undefined);
      setError(sentences[result.because]);
      field.focus();
      return;
    }
    const stage = stageOfWeek(result.weeks);
    setError(undefined);
    setAnswer({ ...result, today, stage });
    if (stage) onWeek(result.weeks, result.dueDate);
  }

  return (
    <Fold>
      <summary>
        <CalendarDays aria-hidden="true" />
        {words.heading}
        <ChevronDown aria-hidden="true" />
      </summary>
      <FoldedContent>
        <p>{words.lead}</p>
        <Form noValidate onSubmit={computeWeek}>
          <ChoiceCards
            legend={words.methodLegend}
            name="known-date"
            value={known}
            onChange={setKnown}
            options={[
              { value: 'due-date', label: words.dueDate },
              { value: 'last-period', label: words.lastPeriod },
            ]}
          />
          <TextField
            type="date"
            name="date"
            label={words.dateLabel}
            autoComplete="off"
            error={error}
          />
          <Button type="submit" variant="secondary">
            {words.count}
          </Button>
        </Form>
        <DueDateAnswer answer={answer} />
      </FoldedContent>
    </Fold>
  );
}
