import { Printer } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import type { ChecklistGroup, visitContent } from '#content/visit.ts';
import { Groups, Items, Letterhead, PrintAlone, Sheet, Tools } from './VisitChecklist.styles.ts';
import { WaterReminderForm } from './WaterReminderForm.tsx';

export type VisitChecklistProps = {
  words: typeof visitContent;
  groups: readonly ChecklistGroup[];
  /** The author in the reminder's calendar file, such as 'Orchard Peek'. */
  source: string;
  /** Phone number and address, for the printed checklist. */
  contact: string;
};

function printChecklistOnly() {
  const page = document.documentElement;
  page.dataset.printing = 'checklist';
  // Not reset right after print(): on some phones it returns before the dialog opens.
  addEventListener('afterprint', () => delete page.dataset.printing, { once: true });
  print();
}

/** A checklist to print, and a reminder for the visitor's calendar. */
export function VisitChecklist({ words, groups, source, contact }: VisitChecklistProps) {
  return (
    <Sheet data-sheet="">
      <PrintAlone />
      <Letterhead>
        <p>{words.heading}</p>
        <p>{contact}</p>
      </Letterhead>
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
        <Button variant="outline" onClick={printChecklistOnly}>
          <Printer aria-hidden="true" />
          {words.print}
        </Button>
      </Tools>
    </Sheet>
  );
}
