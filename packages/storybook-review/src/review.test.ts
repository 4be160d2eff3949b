import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gatherReview } from './gather.ts';
import { findingsOf, formatGlobals, noReview, resultOf } from './review.ts';

describe('findingsOf', () => {
  const test = { passed: false, axe: false, ariaSnapshot: false, message: '' };

  it('returns no findings when nothing was run', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it('distinguishes axe violations, changed ARIA snapshots and other failures', () => {
    expect(findingsOf({ test: { ...test, axe: true } })).toEqual(['axe']);
    expect(findingsOf({ test: { ...test, ariaSnapshot: true } })).toEqual([
      'ARIA snapshot differs',
    ]);
    expect(findingsOf({ test })).toEqual(['test fails']);
  });

  it('returns a finding for a screenshot that differs in one mode, and for a new one', () => {
    const screenshots = {
      desktop: { outcome: 'same', files: [] },
      mobile: { outcome: 'changed', files: [] },
      print: { outcome: 'new', files: [] },
    };
    expect(findingsOf({ screenshots })).toEqual(['screenshot differs', 'new screenshot']);
  });
});

describe('resultOf', () => {
  it('distinguishes a story without results, one that passes and one with findings', () => {
    const screenshots = { desktop: { outcome: 'not run', files: [] } };
    const test = { passed: true, axe: false, ariaSnapshot: false, message: '' };
    expect(resultOf()).toBe('not run');
    expect(resultOf({ screenshots })).toBe('not run');
    expect(resultOf({ screenshots, test })).toBe('ok');
    expect(resultOf({ screenshots: { desktop: { outcome: 'same', files: [] } } })).toBe('ok');
    expect(resultOf({ test: { ...test, passed: false, axe: true } })).toBe('axe');
  });
});

describe('gatherReview', () => {
  it('collects test results, ARIA snapshots and screenshots by story', () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = (name: string, text = '') => {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const assertionResults = [
      {
        status: 'failed',
        failureMessages: ['ARIA snapshot differs\n    at x'],
        meta: { storyId: 'a' },
      },
      { status: 'passed', meta: { storyId: 'b' } },
      { status: 'skipped', meta: { storyId: 'c' } },
    ];
    const testResults = file('tests.json', JSON.stringify({ testResults: [{ assertionResults }] }));
    const results = [{ screenshot: 'mobile/a', outcome: 'changed' }];
    file('run/run.json', JSON.stringify({ results }));
    file('run/mobile/a.actual.webp');
    file('baselines/mobile/a.webp');
    file('baselines/desktop/a.webp');
    file('snapshots/a.txt');

    const { ran, stories } = gatherReview({
      testResults,
      ariaSnapshots: join(folder, 'snapshots'),
      screenshots: { run: join(folder, 'run'), baselines: join(folder, 'baselines') },
    });
    expect(ran).toEqual({ tests: true, screenshots: true });
    expect(stories).toEqual({
      a: {
        test: { passed: false, axe: false, ariaSnapshot: true, message: 'ARIA snapshot differs' },
        ariaSnapshot: true,
        screenshots: {
          mobile: { outcome: 'changed', files: ['mobile/a.actual.webp'] },
          desktop: { outcome: 'not run', files: [] },
        },
      },
      b: { test: { passed: true, axe: false, ariaSnapshot: false, message: '' } },
    });
  });

  it('returns no stories when nothing was run', () => {
    expect(gatherReview({})).toMatchObject({ ran: noReview.ran, stories: {} });
  });
});

describe('formatGlobals', () => {
  it('joins the names of nested globals with dots', () => {
    expect(formatGlobals({ scenario: 'slow', viewport: { value: 'mobile' } })).toBe(
      'scenario:slow;viewport.value:mobile',
    );
  });
});
