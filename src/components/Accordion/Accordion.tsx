import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AccordionAnswer } from './AccordionAnswer.tsx';
import { Answer, Chevron, Item, Items, Question } from './Accordion.styles.ts';

export type AccordionProps = {
  items: readonly { id: string; question: string; answer: ReactNode }[];
  /** The id of the item that is open when the page comes. */
  openAtFirst?: string;
};

/**
 * Questions that open to their answers, one at a time, and the open one closes again (ruling 47).
 * Closed answers stand in the markup, where search engines and the page's own search find them.
 */
export function Accordion({ items, openAtFirst = '' }: AccordionProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Radix.Root asChild type="single" collapsible value={open} onValueChange={setOpen}>
      <Items>
        {items.map(({ id, question, answer }) => (
          <Radix.Item key={id} asChild value={id}>
            <Item id={id}>
              <Radix.Header>
                <Radix.Trigger asChild>
                  <Question>
                    {question}
                    <Chevron as={ChevronDown} aria-hidden="true" />
                  </Question>
                </Radix.Trigger>
              </Radix.Header>
              <Radix.Content asChild forceMount>
                <AccordionAnswer onFound={() => setOpen(id)}>
                  <Answer>{answer}</Answer>
                </AccordionAnswer>
              </Radix.Content>
            </Item>
          </Radix.Item>
        ))}
      </Items>
    </Radix.Root>
  );
}
