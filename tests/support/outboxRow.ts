import { randomUUID } from 'node:crypto';
import type { OutboxRow } from '#server/db/schema.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

/** A mail as passed to a transport. */
export const outgoingMail: OutgoingMail = {
  id: '7f3f3bb0-8e6b-4a3b-9b0a-0a4f5c1d2e3f',
  to: { name: 'Robin', address: 'robin@example.com' },
  subject: 'Grüße',
  text: 'Grüße aus dem Studio',
  html: '<p>Grüße aus dem Studio</p>',
};

/** A mail that is waiting in the outbox. */
export function outboxRow(address: string): OutboxRow {
  const { subject, text, html } = outgoingMail;
  return {
    id: randomUUID(),
    kind: 'order-confirmation',
    subject_id: randomUUID(),
    payload: JSON.stringify({ to: { name: 'Buyer', address }, subject, text, html }),
    attempts: 0,
    unconfirmed: 0,
    next_at: 0,
    lease_until: 0,
    sent_at: null,
    dead_at: null,
    last_error: null,
    created_at: Date.now(),
  };
}
