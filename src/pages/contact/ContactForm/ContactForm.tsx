import { useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { dismissToasts, showToast } from '#components/Toast/toasts.ts';
import type { contactContent } from '#content/pages/contact.ts';
import type { ContactMessage } from '#contract/messages.ts';
import { retryImport } from '#lib/retryImport.ts';
import { Form, Honeypot, Pair, Send } from './ContactForm.styles.ts';
import { ErrorSummary, type RefusedField } from './ErrorSummary.tsx';
import { useRefocus } from './useRefocus.ts';

/** The form's fields in the order in which the page shows them. */
const fieldNames = ['name', 'email', 'phone', 'subject', 'message'] as const;

// A separate chunk: visitors who only read the page never load the validator.
const loadResolver = retryImport(() => import('./contactResolver.ts'));
const resolver: Resolver<ContactMessage> = async (...form) => {
  const { contactResolver } = await loadResolver();
  return contactResolver(...form);
};

/** The request body, without empty optional fields. */
function withoutEmptyFields({ phone, subject, ...required }: ContactMessage): ContactMessage {
  return { ...required, ...(phone?.trim() && { phone }), ...(subject?.trim() && { subject }) };
}

export type ContactFormProps = {
  words: typeof contactContent.form;
  /** Sends the message. A rejection shows an error toast and keeps the typed values (J11). */
  onSend: (message: ContactMessage) => Promise<unknown>;
  /** Initial values. Without them, text typed before hydration is kept. */
  initialValues?: ContactMessage;
};

/**
 * The contact form (section 5). Uncontrolled, so that text typed before hydration is kept. Without
 * JavaScript the browser posts the fields to `/contact`, validated by the same schema.
 */
export function ContactForm({ words, onSend, initialValues }: ContactFormProps) {
  const { register, handleSubmit, reset, setFocus, formState } = useForm<ContactMessage>({
    resolver,
    shouldFocusError: false,
    ...(initialValues && { defaultValues: initialValues }),
  });
  const [refused, setRefused] = useState<{ attempt: number; fields: RefusedField[] }>();
  const button = useRefocus(formState.isSubmitting);

  const fieldProps = (name: (typeof fieldNames)[number]) => ({
    ...register(name),
    id: `contact-${name}`,
    label: words[name],
    error: formState.errors[name]?.message,
  });

  const showErrors = (errors: FieldErrors<ContactMessage>) => {
    const fields = fieldNames
      .filter((name) => errors[name])
      .map((name) => ({ name, message: errors[name]?.message ?? words[name] }));
    const several = fields.length > 1;
    setRefused((last) => (several ? { attempt: (last?.attempt ?? 0) + 1, fields } : undefined));
    if (!several && fields[0]) setFocus(fields[0].name);
  };

  const [isSent, setIsSent] = useState(false);

  const sendMessage = async (message: ContactMessage) => {
    setRefused(undefined);
    await onSend(withoutEmptyFields(message));
    reset();
    setIsSent(true);
    showToast({ title: words.success.title, description: words.success.text });
  };

  const showFailure = () =>
    showToast({
      title: words.failure.title,
      description: words.failure.text,
      variant: 'destructive',
    });

  return (
    <Form
      method="post"
      action="/contact"
      noValidate
      aria-label={words.heading}
      onSubmit={(event) => {
        dismissToasts();
        setIsSent(false);
        void handleSubmit(sendMessage, showErrors)(event).catch(showFailure);
      }}
    >
      {refused && (
        <ErrorSummary
          key={refused.attempt}
          title={words.errorSummary}
          fields={refused.fields}
          onChoose={setFocus}
        />
      )}
      <Pair>
        <TextField required autoComplete="name" maxLength={200} {...fieldProps('name')} />
        <TextField
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...fieldProps('email')}
        />
        <TextField
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={50}
          {...fieldProps('phone')}
        />
        <TextField maxLength={200} {...fieldProps('subject')} />
      </Pair>
      <TextField required multiline rows={6} {...fieldProps('message')} />
      {/* No name attribute, so that a submit without JavaScript omits consent too (ruling 30). */}
      <Checkbox label={words.consent} hint={words.consentHint} />
      <Honeypot aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <Send>
        <Button ref={button} type="submit" pending={formState.isSubmitting}>
          {formState.isSubmitting ? words.sending : words.submit}
        </Button>
        {/* No live region: the toast announces it. */}
        {isSent && <p>{words.sent}</p>}
      </Send>
    </Form>
  );
}
