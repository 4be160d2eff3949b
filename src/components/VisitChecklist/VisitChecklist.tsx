import { Printer } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import type { ChecklistGroup } from '#content/policies.ts';
import type { visitContent } from '#content/visit.ts';
import { Groups, Items, Sheet, Tools } from './VisitChecklist.styles.ts';
import { WaterReminderForm } from './WaterReminderForm.tsx';

export type VisitChecklistProps = {
  words: typeof visitContent;
  groups: readonly ChecklistGroup[];
  /** Who writes the reminder's calendar file, such as 'orchard-peek'. */
  source: string;
};

/** A list to tick off on paper, and a reminder for the visitor's own calendar. */
export function VisitChecklist({ words, groups, source }: VisitChecklistProps) {
  return (
    <Sheet>
      <Groups role="list">
        {groups.map(({ title, items }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Items role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Items>
          </li>
        ))}
      </Groups>
      <Tools data-print="hide">
        <WaterReminderForm words={words.reminder} source={source} />
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {words.print}
        </Button>
      </Tools>
    </Sheet>
  );
}
