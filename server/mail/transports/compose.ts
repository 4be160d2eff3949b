import type { SendMailOptions } from 'nodemailer';
import { studio } from '#content/studio.ts';
import type { OutgoingMail } from '../mail.ts';

/** A mail in nodemailer's format. Its Message-ID is the outbox row's id, to detect duplicates. */
export function composeMail(mail: OutgoingMail, from: string): SendMailOptions {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: { name: studio.name, address: from },
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Visitors write the contents: they must not include a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
