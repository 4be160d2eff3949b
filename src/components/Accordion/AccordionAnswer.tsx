import type { ComponentProps } from 'react';
import { Fold } from './Accordion.styles.ts';

type AccordionAnswerProps = Pick<
  ComponentProps<'div'>,
  'id' | 'role' | 'aria-labelledby' | 'children'
> & {
  /** Called when find in page or a text fragment reveals the closed answer. */
  onFound: () => void;
  /** Set by Radix. */
  'data-state'?: 'open' | 'closed';
};

/**
 * The answer's element. Of what Radix gives it takes neither `style`, which the security policy
 * refuses in markup, nor `ref`, with which Radix measures a height that the styles do not need.
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
