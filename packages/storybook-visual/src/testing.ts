import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder, which is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes a file and creates its folder. */
export function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs git in a repository. @returns what it prints. */
export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=a@b.example', ...args], {
    ...{ cwd, encoding: 'utf8' },
  }).trim();
