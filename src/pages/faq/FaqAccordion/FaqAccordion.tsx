import { Accordion } from '#components/Accordion/Accordion.tsx';
import type { Faq } from '#content/faqs.ts';

export type FaqAccordionProps = {
  faqs: readonly Faq[];
  /** The id of the question that is open when the page comes. */
  openAtFirst?: string;
};

/** Questions of which at most one is open, and the open one closes again (M1). */
export function FaqAccordion({ faqs, ...rest }: FaqAccordionProps) {
  const items = faqs.map(({ answer, ...faq }) => ({ ...faq, answer: <p>{answer}</p> }));
  return <Accordion items={items} {...rest} />;
}
