export type Mailbox = { name: string; address: string };

/** A mail as stored in the outbox. The sender is a setting, added when it is sent. */
export type Mail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
};

/** A mail being sent; `id` is the outbox row's and becomes the Message-ID. */
export type OutgoingMail = Mail & { id: string };

export type MailTransport = {
  /** How long one `send` may take, in milliseconds. */
  timeLimit?: number;
  /**
   * Resolves when the mail server has accepted the mail.
   * @throws PermanentMailError when a retry cannot help, UnconfirmedMailError when the mail may
   * have been delivered; after any other error a retry is safe.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes the transport's copies of mails sent before `time` (ruling 39). */
  prune?(time: number): Promise<void>;
  /** Aborts mails that are still being sent. */
  close(): Promise<void>;
};

/** A mail that no retry can deliver, such as one to an address that does not exist. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError';
}

/** A sent mail without confirmation: it may have been delivered, and a retry may be a second copy. */
export class UnconfirmedMailError extends Error {
  override name = 'UnconfirmedMailError';
}
