import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AccordionAnswer } from './AccordionAnswer.tsx';
import { Answer, Chevron, Item, Items, Question } from './Accordion.styles.ts';

export type AccordionProps = {
  items: readonly { id: string; question: string; answer: ReactNode }[];
  /** The id of the item that is open at first. */
  openAtFirst?: string;
};

/**
 * Questions with collapsible answers, at most one open at a time (ruling 47). Closed answers stay
 * in the markup, so that search engines and find in page can find them.
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
