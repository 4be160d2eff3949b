import nodemailer from 'nodemailer';
import { PermanentMailError, UnconfirmedMailError, type MailTransport } from '../mail.ts';
import { composeMail } from './compose.ts';

/**
 * Sends mails through the server of `SMTP_URL`.
 * @param answer how long each reply may take, in milliseconds: ten minutes, as RFC 5321, 4.5.3.2.6
 * requires after the final dot. A client that gives up sooner sends the mail twice.
 */
export function createSmtpTransport(url: string, from: string, answer = 600_000): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: answer,
  });
  const timeLimit = answer * 1.5;
  const closing = new AbortController();
  const complete = new Set<unknown>();
  // The message is complete with its last byte, just before the final dot.
  transport.use('stream', ({ data, message }, done) => {
    message?.processFunc((input) => input.once('end', () => complete.add(data.messageId)));
    done();
  });
  return {
    timeLimit,
    async send(mail) {
      const message = composeMail(mail, from);
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimit)]);
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        const reason = (error as Error).message;
        if (isPermanent(error)) throw new PermanentMailError(reason);
        if (responseCode || !complete.has(message.messageId)) throw error;
        throw new UnconfirmedMailError(`The mail may have arrived: ${reason}`);
      } finally {
        complete.delete(message.messageId);
      }
    },
    close: () => {
      closing.abort();
      transport.close();
      return Promise.resolve();
    },
  };
}

/** A 5xx about the recipient or contents is permanent; one about the login means wrong settings. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}
