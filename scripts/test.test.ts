import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { listFailures, stepsFor } from './test.ts';

const stepNames = (...args: string[]) => stepsFor(args).map(([name]) => name);

it('npm test runs all parts that gate a merge', () => {
  expect(stepNames()).toEqual(['check', 'unit', 'server', 'stories', 'e2e']);
});

it('npm test runs only the named parts', () => {
  expect(stepNames('e2e', 'parity')).toEqual(['e2e', 'parity']);
});

it('npm test passes other arguments to the named part', () => {
  expect(stepsFor(['unit', 'src/cart'])[0]?.[1].at(-1)).toBe('src/cart');
});

it('npm test prints one sentence for an unknown part', () => {
  expect(() => stepsFor(['units'])).toThrow(/^'units' needs one part before it: npm test -- check/);
});

it('npm test exits with code 1 and names the step that failed', () => {
  const args = ['scripts/test.ts', 'check', '--no-such-option'];
  // Not as in CI: that would add to the failures of the run that this test belongs to.
  const env = { ...process.env, CI: '' };
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect(stdout).toMatch(/^1 of 1 steps failed: check\.$/m);
  expect(status).toBe(1);
});

it('npm test --changed skips end-to-end tests, and stories that no changed file affects', () => {
  const stepsOf = (file: string) => stepsFor(['--changed'], () => [file]);
  expect(stepsOf('README.md').map(([name]) => name)).toEqual(['check', 'unit', 'server']);
  const [, , , [, command] = ['', []]] = stepsOf('src/components/Badge/Badge.tsx');
  expect(command).toContain('src/components/Badge/Badge.stories.tsx');
  expect(command).not.toContain('src/components/Button/Button.stories.tsx');
});

it('npm test lists each failed test, with its file and the first line of its error', () => {
  const failed = (fullName: string, message = 'A\nB') => ({
    fullName,
    status: 'failed',
    failureMessages: [message],
  });
  const ofJestDom = failed('y', 'Error: \n\nexpect(element).toBeVisible()\n\nReceived');
  const testResults = [
    {
      name: 'a.ts',
      status: 'failed',
      assertionResults: [failed('x'), ofJestDom, { status: 'passed' }],
    },
    { name: 'b.ts', status: 'failed', message: 'does not load', assertionResults: [] },
  ];
  expect(listFailures({ testResults } as unknown as JsonTestResults)).toEqual([
    'a.ts > x: A',
    'a.ts > y: expect(element).toBeVisible()',
    'b.ts: does not load',
  ]);
});
