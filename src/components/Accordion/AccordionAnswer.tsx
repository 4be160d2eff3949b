import type { ComponentProps } from 'react';
import { Fold } from './Accordion.styles.ts';

type AccordionAnswerProps = Pick<
  ComponentProps<'div'>,
  'id' | 'role' | 'aria-labelledby' | 'children'
> & {
  /** The page's own search, or a link to a text, has found the answer while it was closed. */
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
