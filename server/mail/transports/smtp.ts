import nodemailer from 'nodemailer';
import { PermanentMailError, type MailTransport } from '../mail.ts';
import { compose } from './compose.ts';

/** Hands mails to the server of `SMTP_URL`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
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
    socketTimeout: 15_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(compose(mail, from));
      } catch (error) {
        throw isPermanent(error) ? new PermanentMailError((error as Error).message) : error;
      }
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}

/** A 5xx about this mail's recipient or contents. One about the login is a setting to be mended. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}
