import { randomUUID } from 'node:crypto';
import type { OutboxRow } from '#server/db/schema.ts';

/** A mail that waits in the outbox. */
export function outboxRow(address: string): OutboxRow {
  const mail = {
    to: { name: 'Buyer', address },
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello',
  };
  return {
    id: randomUUID(),
    kind: 'order-confirmation',
    subject_id: randomUUID(),
    payload: JSON.stringify(mail),
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
