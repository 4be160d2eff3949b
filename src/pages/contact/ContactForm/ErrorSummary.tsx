import type { ContactMessage } from '#contract/messages.ts';
import { Summary } from './ContactForm.styles.ts';

export type RefusedField = { name: keyof ContactMessage; message: string };

export type ErrorSummaryProps = {
  title: string;
  fields: readonly RefusedField[];
  onChoose: (name: RefusedField['name']) => void;
};

const focusElement = (element: HTMLElement | null) => element?.focus();

/** Lists all invalid fields when there are several, and focuses itself when it appears. */
export function ErrorSummary({ title, fields, onChoose }: ErrorSummaryProps) {
  return (
    <Summary ref={focusElement} tabIndex={-1} role="group" aria-labelledby="contact-errors">
      <p id="contact-errors">{title}</p>
      <ul role="list">
        {fields.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#contact-${name}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Summary>
  );
}
