import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** Copies the site's sources and links `node_modules`, so that a test can build in another folder. */
export function copyProject(to: string): void {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    if (/^(tests\/visual|docs|proof)\//.test(file) || !existsSync(join(root, file))) continue;
    cpSync(join(root, file), join(to, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
}

/** Builds the site in such a copy, into its `build/client`. */
export async function buildCopy(copy: string, env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    cwd: copy,
    env: { ...process.env, ...env },
  });
}
