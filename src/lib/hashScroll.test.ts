import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHashScroller, idOfHash } from './hashScroll.ts';

/** A fake page with the ids of its elements, and a log of what was scrolled to and when. */
function createFakePage() {
  const present = new Set<string>();
  const scrolls: string[] = [];
  const looks: number[] = [];
  const scroller = createHashScroller<string>({
    find: (id) => {
      looks.push(Date.now());
      return present.has(id) ? id : null;
    },
    scroll: (id) => scrolls.push(`${id} at ${Date.now()}`),
    after: (delay, callback) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
  });
  return { present, scrolls, looks, scroller };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What happens: a new hash, milliseconds that pass, or an element '+id' that appears. */
type Step = `#${string}` | `+${string}` | number | 'content arrives' | 'visitor scrolls';

function runSteps({ present, scroller }: ReturnType<typeof createFakePage>, steps: Step[]) {
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (step.startsWith('#')) scroller.start(step);
    else if (step.startsWith('+')) present.add(step.slice(1));
    else if (step === 'content arrives') scroller.contentArrived();
    else scroller.stop();
  }
}

describe('a hash scroll', () => {
  it.each<[does: string, steps: Step[], scrolls: string[]]>([
    [
      'waits 100 ms for #dna-testing',
      ['+dna-testing', '#dna-testing', 9999],
      ['dna-testing at 100'],
    ],
    [
      'waits 100 ms for #peek-planner',
      ['+peek-planner', '#peek-planner', 9999],
      ['peek-planner at 100'],
    ],
    [
      'succeeds at the first retry after the element appears',
      ['#dna-testing', 1450, '+dna-testing', 9999],
      ['dna-testing at 1500'],
    ],
    [
      'waits 300 ms for any other hash, and tries once',
      ['+8k-hyperreal', '#8k-hyperreal', 60_000],
      ['8k-hyperreal at 300'],
    ],
    [
      'starts again when the same hash is requested again',
      ['+8k-hyperreal', '#8k-hyperreal', 1000, '#8k-hyperreal', 1000],
      ['8k-hyperreal at 300', '8k-hyperreal at 1300'],
    ],
    [
      'follows the newest hash only',
      ['+dna-testing', '+8k-hyperreal', '#dna-testing', 50, '#8k-hyperreal', 60_000],
      ['8k-hyperreal at 350'],
    ],
    [
      'stops when the visitor scrolls, even if content arrives late',
      ['#dna-testing', 250, 'visitor scrolls', '+dna-testing', 'content arrives', 60_000],
      [],
    ],
    [
      'happens once more when content arrives above an anchor already reached',
      ['+peek-planner', '#peek-planner', 900, 'content arrives', 'content arrives'],
      ['peek-planner at 100', 'peek-planner at 900'],
    ],
    [
      'happens when late content has a service whose single try failed',
      ['#premiere-view', 5000, 'content arrives', '+premiere-view', 'content arrives'],
      ['premiere-view at 5000'],
    ],
    [
      'happens only once when content arrives before the first try',
      ['#premiere-view', 200, '+premiere-view', 'content arrives', 60_000],
      ['premiere-view at 300'],
    ],
    [
      'ignores late content when its hash is no longer current',
      ['+premiere-view', '#premiere-view', 1000, '#', 'content arrives'],
      ['premiere-view at 300'],
    ],
  ])('%s', (_does, steps, scrolls) => {
    const page = createFakePage();
    runSteps(page, steps);
    expect(page.scrolls).toEqual(scrolls);
  });

  it.each<[does: string, steps: Step[], looks: number[]]>([
    [
      'retries #dna-testing 20 times, every 100 ms',
      ['#dna-testing', 60_000],
      Array.from({ length: 21 }, (_, index) => 100 * (index + 1)),
    ],
    ['looks once for a missing element of another hash', ['#nope', 60_000], [300]],
    ['does nothing for an empty hash', ['+', '#', 60_000, 'content arrives'], []],
  ])('%s', (_does, steps, looks) => {
    const page = createFakePage();
    runSteps(page, steps);
    expect(page.looks).toEqual(looks);
  });

  it('does nothing without a hash', () => {
    const page = createFakePage();
    page.present.add('');
    page.scroller.start('');
    vi.advanceTimersByTime(60_000);
    expect(page.looks).toEqual([]);
  });
});

describe('idOfHash', () => {
  it('decodes, and returns undecodable input unchanged', () => {
    expect(idOfHash('#caf%C3%A9')).toBe('café');
    expect(idOfHash('#%E0%A4%A')).toBe('%E0%A4%A');
    expect(idOfHash('')).toBe('');
  });
});
