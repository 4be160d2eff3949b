import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailTransport } from '../mail.ts';
import { composeMail } from './compose.ts';

/**
 * Writes each mail as `<id>.eml` into a folder, for a studio without a mail server. Writes are
 * atomic: each file is written under a temporary name, synced and renamed.
 */
export function createFileTransport(folder: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, `${mail.id}.eml`);
      const temporary = `${target}.tmp`;
      const file = await open(temporary, 'w', 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, target);
      const directory = await open(folder);
      await directory.sync().finally(() => directory.close());
    },
    async prune(time) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((file) => /\.eml(\.tmp)?$/.test(file))) {
        const path = join(folder, name);
        if ((await stat(path)).mtimeMs < time) await rm(path, { force: true });
      }
    },
    close: () => Promise.resolve(),
  };
}
