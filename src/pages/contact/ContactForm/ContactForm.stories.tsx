import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useSendMessage } from '#api/messages.ts';
import { Container } from '#components/Container/Container.tsx';
import { Toaster } from '#components/Toast/Toaster.tsx';
import { showToast } from '#components/Toast/toasts.ts';
import { contactContent } from '#content/pages/contact.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { findToast } from '#storybook/CartStage.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

/** The form with its real mutation and the toasts, as on its page. */
function SendingForm({ onSend, ...props }: ContactFormProps) {
  const { mutateAsync } = useSendMessage();
  return (
    <>
      <Container as="main">
        <h1>Contact</h1>
        <ContactForm
          {...props}
          onSend={async (message) => {
            await onSend(message);
            await mutateAsync(message);
          }}
        />
      </Container>
      <Toaster />
    </>
  );
}

const words = contactContent.form;

const meta = {
  title: 'Components/Contact form',
  tags: ['autodocs'],
  component: ContactForm,
  parameters: { docs: { frame: '100%' } },
  args: { words, onSend: fn() },
  render: (args) => <SendingForm {...args} />,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameError = 'Name must be at least 2 characters';
const emailError = 'Please enter a valid email address';
const messageError = 'Message must be at least 10 characters';

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send Message' });

const submitForm = (canvas: Canvas) => userEvent.click(button(canvas));

/**
 * Waits for the button to get focus back, then blurs it: whether a focus ring shows depends on
 * timing.
 */
async function blurRefocusedButton(canvas: Canvas) {
  await waitFor(() => expect(button(canvas)).toHaveFocus());
  button(canvas).blur();
}

/** Types valid values into the required fields. */
async function fillInForm(canvas: Canvas) {
  await userEvent.type(field(canvas, 'Name *'), contactMessage.name);
  await userEvent.type(field(canvas, 'Email *'), contactMessage.email);
  await userEvent.type(field(canvas, 'Message *'), contactMessage.message);
}

/** Asserts that the invalid field has focus and an error message, and that nothing was sent. */
async function expectRefused(canvas: Canvas, name: string, message: string, requests: unknown[]) {
  await waitFor(() => expect(field(canvas, name)).toHaveFocus());
  await expect(field(canvas, name)).toBeInvalid();
  await expect(field(canvas, name)).toHaveAccessibleDescription(message);
  await expect(requests).toHaveLength(0);
}

export const Idle: Story = {
  tags: ['state:4.contact.idle', 'vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    for (const required of ['Name *', 'Email *', 'Message *']) {
      await expect(field(canvas, required)).toBeRequired();
    }
    for (const [name, token] of Object.entries({
      'Name *': 'name',
      'Email *': 'email',
      Phone: 'tel',
    })) {
      await expect(field(canvas, name)).toHaveAttribute('autocomplete', token);
    }
    await expect(field(canvas, 'Phone')).not.toBeRequired();
    await expect(field(canvas, 'Subject')).not.toBeRequired();
    await expect(canvas.getByRole('checkbox', { name: words.consent })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
};

export const Filled: Story = {
  tags: ['vr'],
  args: { initialValues: contactMessage },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Name *')).toHaveValue(contactMessage.name);
    await expect(field(canvas, 'Phone')).toHaveValue(contactMessage.phone);
    await expect(field(canvas, 'Message *')).toHaveValue(contactMessage.message);
  },
};

export const NameTooShort: Story = {
  tags: ['state:5.contact.name', 'vr', 'vr-mobile'],
  args: { initialValues: { ...contactMessage, name: 'R' } },
  play: async ({ canvas, world }) => {
    await submitForm(canvas);
    await expectRefused(canvas, 'Name *', nameError, world.requests);
  },
};

export const EmailInvalid: Story = {
  tags: ['state:5.contact.email', 'vr', 'vr-mobile'],
  args: { initialValues: { ...contactMessage, email: 'robin@' } },
  play: async ({ canvas, world }) => {
    await submitForm(canvas);
    await expectRefused(canvas, 'Email *', emailError, world.requests);
  },
};

export const MessageTooShort: Story = {
  tags: ['state:5.contact.message', 'vr', 'vr-mobile'],
  args: { initialValues: { ...contactMessage, message: 'Too short' } },
  play: async ({ canvas, world }) => {
    await submitForm(canvas);
    await expectRefused(canvas, 'Message *', messageError, world.requests);
    await userEvent.type(field(canvas, 'Message *'), '!');
    await waitFor(() => expect(field(canvas, 'Message *')).toBeValid());
    await userEvent.type(field(canvas, 'Message *'), '{Backspace}');
    await waitFor(() => expect(field(canvas, 'Message *')).toBeInvalid());
  },
};

export const AllInvalid: Story = {
  tags: ['vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas, world }) => {
    await submitForm(canvas);
    const summary = await canvas.findByRole('group', { name: words.errorSummary });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      nameError,
      emailError,
      messageError,
    ]);
    await expect(field(canvas, 'Name *')).toHaveAccessibleDescription(nameError);
    await expect(field(canvas, 'Email *')).toHaveAccessibleDescription(emailError);
    await expect(field(canvas, 'Message *')).toHaveAccessibleDescription(messageError);
    await userEvent.click(within(summary).getByRole('link', { name: nameError }));
    await expect(field(canvas, 'Name *')).toHaveFocus();
    await expect(world.requests).toHaveLength(0);
  },
};

export const OptionalEmpty: Story = {
  tags: ['state:5.contact.optional'],
  parameters: { scenario: 'contact.ok' },
  play: async ({ canvas, world }) => {
    await fillInForm(canvas);
    await submitForm(canvas);
    await findToast('Message Sent!');
    const { name, email, message } = contactMessage;
    await expect(world.messages).toEqual([{ name, email, message }]);
  },
};

export const ConsentNotSent: Story = {
  tags: ['state:3.contact.consent-not-sent'],
  parameters: { scenario: 'contact.ok' },
  args: { initialValues: contactMessage },
  play: async ({ canvas, world }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: words.consent }));
    await expect(canvas.getByRole('checkbox', { name: words.consent })).toBeChecked();
    // The fields that a submit without JavaScript would send with consent given.
    const form = canvas.getByRole<HTMLFormElement>('form', { name: words.heading });
    await expect([...new FormData(form).keys()].toSorted()).toEqual([
      'email',
      'message',
      'name',
      'phone',
      'subject',
      'website',
    ]);
    await submitForm(canvas);
    await findToast('Message Sent!');
    await expect(world.requests).toHaveLength(1);
    await expect(world.requests[0]?.body).toEqual(contactMessage);
  },
};

export const Sending: Story = {
  tags: ['state:4.contact.submitting', 'vr', 'vr-mobile'],
  parameters: { scenario: 'contact.pending' },
  args: { initialValues: contactMessage },
  play: async ({ canvas, world }) => {
    await submitForm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await waitFor(() => expect(world.requests).toHaveLength(1));
    await expect(field(canvas, 'Name *')).toHaveValue(contactMessage.name);
  },
};

export const Sent: Story = {
  tags: ['state:4.contact.success', 'vr', 'vr-mobile'],
  parameters: { scenario: 'contact.ok' },
  play: async ({ canvas }) => {
    await fillInForm(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: words.consent }));
    await submitForm(canvas);
    const toast = await findToast('Message Sent!');
    await expect(
      toast.getByText("Thank you for your message. We'll get back to you as soon as possible."),
    ).toBeVisible();
    for (const name of ['Name *', 'Email *', 'Message *']) {
      await expect(field(canvas, name)).toHaveValue('');
    }
    await expect(canvas.getByRole('checkbox', { name: words.consent })).not.toBeChecked();
    await blurRefocusedButton(canvas);
    await expect(canvas.getByText(words.sent)).toBeVisible();
  },
};

export const SentThenAnother: Story = {
  parameters: { scenario: 'contact.ok' },
  args: { initialValues: contactMessage },
  play: async ({ canvas }) => {
    await submitForm(canvas);
    await canvas.findByText(words.sent);
    await userEvent.clear(field(canvas, 'Message *'));
    await submitForm(canvas);
    await expect(canvas.queryByText(words.sent)).toBeNull();
  },
};

export const IncompleteAfterFailure: Story = {
  args: { initialValues: { ...contactMessage, message: '' } },
  beforeEach: () =>
    void showToast({
      title: words.failure.title,
      description: words.failure.text,
      variant: 'destructive',
      duration: Infinity,
    }),
  play: async ({ canvas }) => {
    await findToast('Error');
    await submitForm(canvas);
    await waitFor(() => expect(field(canvas, 'Message *')).toBeInvalid());
    await waitFor(() => expect(document.querySelector('li[data-state=open]')).toBeNull());
  },
};

const expectFailure: NonNullable<Story['play']> = async ({ canvas }) => {
  await fillInForm(canvas);
  await submitForm(canvas);
  const toast = await findToast('Error');
  await expect(
    toast.getByText('Failed to send message. Please try again or call us directly.'),
  ).toBeVisible();
  await expect(field(canvas, 'Name *')).toHaveValue(contactMessage.name);
  await expect(field(canvas, 'Email *')).toHaveValue(contactMessage.email);
  await expect(field(canvas, 'Message *')).toHaveValue(contactMessage.message);
  await blurRefocusedButton(canvas);
};

export const FailedServer: Story = {
  tags: ['state:4.contact.failure', 'vr', 'vr-mobile'],
  parameters: { scenario: 'contact.500' },
  play: expectFailure,
};

export const FailedOffline: Story = {
  parameters: { scenario: 'contact.offline' },
  play: expectFailure,
};
