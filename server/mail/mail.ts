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

/** Delivers mails. */
export type MailTransport = {
  /** How long one `send` may take, in milliseconds. */
  timeLimit?: number;
  /**
   * Resolves when the mail server has accepted the mail.
   * @throws PermanentMailError when trying again cannot help, UnconfirmedMailError when the mail may
   * have arrived; any other error is worth a retry.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what the transport itself kept of mails sent before `time` (ruling 39). */
  prune?(time: number): Promise<void>;
  /** Ends what is still being sent. */
  close(): Promise<void>;
};

/** A mail that will never be taken, such as one to an address that does not exist. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError';
}

/** A complete mail without an answer: it may have been delivered, and a retry may be a second copy. */
export class UnconfirmedMailError extends Error {
  override name = 'UnconfirmedMailError';
}
