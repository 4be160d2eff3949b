import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '#contract/messages.ts';
import type { Db } from '../db/database.ts';
import type { MessageRow } from '../db/schema.ts';
import { queueMessageMail } from './queue.ts';

export type MessagesDeps = { db: Db; now: () => number; onMailQueued: () => void };

/** Stores a contact message and the mail about it (ruling 29). Suspicious ones are flagged. */
export async function storeMessage(
  { db, now, onMailQueued }: MessagesDeps,
  { message, suspect }: { message: ContactMessage; suspect: string | null },
): Promise<void> {
  const row: MessageRow = {
    id: randomUUID(),
    name: message.name,
    email: message.email,
    phone: message.phone ?? null,
    subject: message.subject ?? null,
    message: message.message,
    suspect,
    created_at: now(),
  };
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('messages').values(row).execute();
    await queueMessageMail(trx, row);
  });
  onMailQueued();
}
