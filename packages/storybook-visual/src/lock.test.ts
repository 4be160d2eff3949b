import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock } from './lock.ts';
import { temporaryFolder } from './testing.ts';

test('a second run is rejected while one is active, but not after the first was killed', () => {
  const cache = temporaryFolder();
  const file = join(cache, 'lock');
  writeFileSync(file, String(process.ppid));
  expect(() => acquireLock(cache)).toThrow(`Another run is under way (process ${process.ppid})`);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  acquireLock(cache);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});
