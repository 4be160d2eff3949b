export type Mailbox = { name: string; address: string };

/** One mail as it lies in the outbox. The sender is the server's setting, added on the way out. */
export type Mail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
};

/** A mail on its way out; `id` is the outbox row's and becomes the Message-ID. */
export type OutgoingMail = Mail & { id: string };

/** Carries mails out of the house. */
export type MailTransport = {
  /**
   * Resolves when the mail has been taken over for good.
   * @throws PermanentMailError when trying again cannot help; any other error is worth a retry.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what the transport itself kept of mails sent before `time` (ruling 39). */
  prune?(time: number): Promise<void>;
  close(): Promise<void>;
};

/** A mail that will never be taken, such as one to an address that does not exist. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError';
}
