import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gatherReview } from './gather.ts';
import { formatGlobals } from './globalsParam.ts';
import { parseSnapshotLines } from './outline.ts';
import { findingsOf, formatPages, noReview, resultsOf } from './review.ts';

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

describe('resultsOf', () => {
  it('returns "not run" for a story that only has baselines', () => {
    const story = { screenshots: { desktop: { outcome: 'not run', files: [] } } };
    const data = { ...noReview, stories: { story } };
    expect(resultsOf(data, 'story')).toEqual(['not run', 'not run', 'not run']);
  });
});

describe('formatPages', () => {
  it('lists the app shell and the pages, and returns an empty text for none', () => {
    const pages = [
      { path: '/about', others: 0, folder: '' },
      { path: '/galion', others: 8, folder: '' },
    ];
    expect(formatPages({ everyPage: true, pages })).toBe(
      'in the app shell, and on /about, /galion (and 8 like it)',
    );
    expect(formatPages({ everyPage: false, pages: pages.slice(0, 1) })).toBe('on /about');
    expect(formatPages()).toBe('');
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
          mobile: {
            outcome: 'changed',
            files: ['mobile/a.actual.webp'],
            accepted: 'unknown',
          },
          desktop: { outcome: 'not run', files: [], accepted: 'unknown' },
        },
      },
      b: { test: { passed: true, axe: false, ariaSnapshot: false, message: '' } },
    });
  });

  it('sorts modes numerically: width-480 before width-1000', () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const mode of ['width-1000', 'width-480', 'desktop']) {
      mkdirSync(join(folder, mode));
      writeFileSync(join(folder, mode, 'a.webp'), '');
    }
    const { stories } = gatherReview({ screenshots: { run: '', baselines: folder } });
    const modes = Object.keys(stories.a?.screenshots ?? {});
    expect(modes).toEqual(['desktop', 'width-480', 'width-1000']);
  });

  it('names the last committer of each baseline, and marks uncommitted ones', () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim();
    const baselines = join(folder, 'baselines');
    mkdirSync(join(baselines, 'desktop'), { recursive: true });
    for (const name of ['a', 'b']) writeFileSync(join(baselines, `desktop/${name}.webp`), '');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message=Accept', '--date=2026-01-15T12:00:00Z');
    writeFileSync(join(baselines, 'desktop/b.webp'), 'changed');
    writeFileSync(join(baselines, 'desktop/c.webp'), '');

    const { stories } = gatherReview({ screenshots: { run: '', baselines } });
    const accepted = (story: string) => stories[story]?.screenshots?.desktop?.accepted;
    expect(accepted('a')).toBe(`Ada, ${git('rev-parse', '--short', 'HEAD')}, 2026-01-15`);
    expect(accepted('b')).toBe('not committed');
    expect(accepted('c')).toBe('not committed');
  });

  it('returns no stories when nothing was run', () => {
    expect(gatherReview({})).toMatchObject({ ran: noReview.ran, stories: {} });
  });
});

describe('parseSnapshotLines', () => {
  it('marks headings, landmarks, and lines that the baseline lacks', () => {
    const actual = '- main:\n  - heading "Cart" [level=3]\n  - button "Close"';
    const expected = '- main:\n  - heading "Cart" [level=2]\n  - button "Close"';
    expect(parseSnapshotLines(actual, expected)).toEqual([
      { depth: 0, text: 'main', kind: 'landmark', isNew: false },
      { depth: 1, text: 'heading "Cart" [level=3]', kind: 'heading', isNew: true },
      { depth: 1, text: 'button "Close"', kind: 'other', isNew: false },
    ]);
  });
});

describe('formatGlobals', () => {
  it('joins the names of nested globals with dots', () => {
    expect(formatGlobals({ scenario: 'slow', viewport: { value: 'mobile' } })).toBe(
      'scenario:slow;viewport.value:mobile',
    );
  });
});
