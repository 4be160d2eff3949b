import { afterEach, expect, it, vi } from 'vitest';
import { runSteps, type Step } from './steps.ts';

const steps: Step[] = [
  ['First', ['first']],
  ['Second', ['second']],
  ['Third', ['third']],
];

afterEach(() => vi.restoreAllMocks());

function runTestSteps(statuses: Record<string, number | null>) {
  vi.spyOn(console, 'log').mockReturnValue();
  const ran: string[] = [];
  const result = runSteps(steps, ([command = '']) => {
    ran.push(command);
    return statuses[command] ?? (command in statuses ? null : 0);
  });
  return { ran, ...result };
}

it('runSteps reports no failed step when all exit with 0', () => {
  expect(runTestSteps({})).toMatchObject({ ran: ['first', 'second', 'third'], failed: [] });
});

it('runSteps runs the remaining steps after a failed one and reports it', () => {
  const { ran, failed, lines } = runTestSteps({ first: 2 });
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(failed).toEqual(['First']);
  expect(lines[0]).toMatch(/^FAILED {2}First /);
  expect(lines[2]).toMatch(/^ok {6}Third /);
});

it('runSteps reports a step as failed when a signal ended it', () => {
  expect(runTestSteps({ second: null, third: 1 }).failed).toEqual(['Second', 'Third']);
});
