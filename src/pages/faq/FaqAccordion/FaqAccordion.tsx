import { Accordion } from '#components/Accordion/Accordion.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import type { Faq } from '#content/faqs.ts';

export type FaqAccordionProps = {
  faqs: readonly Faq[];
  /** The id of the question that is open at first. */
  openAtFirst?: string;
};

/** Questions with at most one open answer, which can be closed (M1). */
export function FaqAccordion({ faqs, ...rest }: FaqAccordionProps) {
  const items = faqs.map(({ id, question, answer, line }) => ({
    id,
    question,
    answer: (
      <>
        <p>{answer}</p>
        {line && <LinkLine {...line} />}
      </>
    ),
  }));
  return <Accordion items={items} {...rest} />;
}
