import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { waitForPostgres } from './postgres.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

export const hasPgbouncer = program !== undefined;

/** Starts a PgBouncer in front of a PostgreSQL. @returns the URL of a database through it. */
export async function startPgbouncer(given: {
  databaseUrl: string;
  mode: 'session' | 'transaction';
  poolSize: number;
}): Promise<{ url: string; stop(): Promise<void> }> {
  if (!program) throw new Error('This machine has no PgBouncer.');
  const { hostname, port, username, pathname } = new URL(given.databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'studio-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const listenPort = await freePort();
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${given.mode}
default_pool_size = ${given.poolSize}
`,
  );
  chmodSync(folder, 0o755);
  // PgBouncer does not run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, ['-q', ...user, file], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
  await waitForPostgres(url);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
