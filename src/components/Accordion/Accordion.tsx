import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const List = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Item = styled.details`
  border: 1px solid ${theme.colour.line};
  border-radius: ${shape.card};
  background: ${theme.colour.surface};
  interpolate-size: allow-keywords;

  &::details-content {
    height: 0;
    overflow: clip;
    transition:
      height ${theme.motion.calm} ${theme.motion.ease},
      content-visibility ${theme.motion.calm} allow-discrete;
  }
  &[open]::details-content {
    height: auto;
  }
  &[open] {
    border-color: ${theme.colour.honey};
    box-shadow: ${theme.shadow.low};
  }
  ${media.print} {
    &::details-content {
      height: auto;
      content-visibility: visible;
    }
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: 3.5rem;
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${shape.card};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  h3 {
    font-size: ${theme.size.h4};
    text-wrap: pretty;
  }
  &:hover h3 {
    color: ${theme.colour.appleDeep};
  }
  &:focus-visible {
    border-radius: ${shape.card};
  }
  > svg {
    flex: none;
    color: ${theme.colour.apple};
    transition: rotate ${theme.motion.calm} ${theme.motion.ease};
  }
  [open] > & > svg {
    rotate: 180deg;
  }
`;

const Answer = styled.div`
  max-width: ${theme.measure.text};
  padding: 0 ${theme.space[5]} ${theme.space[5]};
`;

type AccordionProps = {
  items: readonly { id: string; question: string; answer: ReactNode }[];
  /** The id of the item that is open when the page comes. */
  openAtFirst?: string;
};

/**
 * Questions that open to their answers, one at a time. The elements are the browser's own
 * (`details` of one name), so they answer before the page's script is there and without it.
 */
export function Accordion({ items, openAtFirst }: AccordionProps) {
  const name = useId();
  return (
    <List>
      {items.map(({ id, question, answer }) => (
        <Item key={id} id={id} name={name} open={id === openAtFirst}>
          <Question>
            <h3>{question}</h3>
            <ChevronDown aria-hidden="true" />
          </Question>
          <Answer>{answer}</Answer>
        </Item>
      ))}
    </List>
  );
}
