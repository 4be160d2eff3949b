import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Field, FieldError, Hint, Input, Label, TextArea } from './TextField.styles.ts';

type TextFieldProps = {
  label: string;
  hint?: string | undefined;
  /**
   * The error message. It marks the field as invalid, and screen readers read it with the field.
   */
  error?: string | undefined;
} & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
);

/** A labeled text field. A required field's label ends with ' *' (section 5). */
export function TextField({ label, hint, error, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const link = {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;

  return (
    <Field>
      <Label htmlFor={fieldId}>{rest.required ? `${label} *` : label}</Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {rest.multiline ? (
        <TextArea {...rest} {...link} />
      ) : (
        <Input type="text" {...rest} {...link} />
      )}
      {error && (
        <FieldError id={errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </FieldError>
      )}
    </Field>
  );
}
