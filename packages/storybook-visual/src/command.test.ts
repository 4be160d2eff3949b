import { expect, test } from 'vitest';
import { runCommand } from './command.ts';

test('runCommand ends a background process that its command left running', async () => {
  // The background process keeps the output open: unless it is ended, this never resolves.
  const result = runCommand('sh', ['-c', 'sleep 600 & echo begun']);
  expect(await result).toEqual({ status: 0, output: 'begun\n' });
});
