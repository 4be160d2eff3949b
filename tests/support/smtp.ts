import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from './freePort.ts';

/** A mail server that stores mails and rejects those that a test selects. */
export type TestSmtp = {
  url: string;
  received: Email[];
  /** Rejects a recipient with the returned reply code. */
  refuse: (address: string) => number | undefined;
  /** Awaited before a received mail is confirmed; `drop` closes its connection. */
  beforeAnswer: (drop: () => void) => Promise<unknown>;
  stop(): Promise<void>;
};

export async function startSmtp(port = 0): Promise<TestSmtp> {
  const sockets = new Map<number | undefined, Socket>();
  const smtp: TestSmtp = {
    url: '',
    received: [],
    refuse: () => undefined,
    beforeAnswer: () => Promise.resolve(),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const responseCode = smtp.refuse(address);
      done(responseCode ? Object.assign(new Error('Not here'), { responseCode }) : null);
    },
    onData(stream, { remotePort }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks))
          .then((mail) => {
            smtp.received.push(mail);
            return smtp.beforeAnswer(() => sockets.get(remotePort)?.destroy());
          })
          .then(() => done(), done);
      });
    },
  });
  // Without this, a client that disconnects early would crash the test process.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.set(socket.remotePort, socket);
  });
  smtp.url = `smtp://127.0.0.1:${await listen(server.server, port)}`;
  return smtp;
}
