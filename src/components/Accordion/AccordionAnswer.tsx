import type { ComponentProps } from 'react';
import { Fold } from './Accordion.styles.ts';

type AccordionAnswerProps = Pick<
  ComponentProps<'div'>,
  'id' | 'role' | 'aria-labelledby' | 'children'
> & {
  /** Called when find in page or a link to a text fragment reveals the closed answer. */
  onFound: () => void;
  /** Set by Radix. */
  'data-state'?: 'open' | 'closed';
};

/**
 * The element of Radix's content. Omits two of its props: `style`, which the content security
 * policy blocks in markup, and `ref`, which only measures a height that the styles don't use.
 */
export function AccordionAnswer(props: AccordionAnswerProps) {
  const { id, role, 'aria-labelledby': labelledBy, 'data-state': state } = props;
  const untypedProps: object = {
    hidden: state === 'closed' ? 'until-found' : undefined,
    onbeforematch: props.onFound,
  };
  return (
    <Fold id={id} role={role} aria-labelledby={labelledBy} {...untypedProps}>
      {props.children}
    </Fold>
  );
}
