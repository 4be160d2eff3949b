import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHashScroller, idOfHash } from './hashScroll.ts';

/** A fake page with these element ids, and a log of what was scrolled to and when. */
function createFakePage(...ids: string[]) {
  const present = new Set(ids);
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

describe('scrolling to dna-testing or peek-planner', () => {
  it.each(['#dna-testing', '#peek-planner'])('waits 100 ms for %s', (hash) => {
    const page = createFakePage(idOfHash(hash));
    page.scroller.start(hash);
    vi.advanceTimersByTime(99);
    expect(page.scrolls).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(page.scrolls).toEqual([`${idOfHash(hash)} at 100`]);
  });

  it('succeeds at the first retry after the element appears', () => {
    const page = createFakePage();
    page.scroller.start('#dna-testing');
    vi.advanceTimersByTime(1450);
    page.present.add('dna-testing');
    vi.advanceTimersByTime(10_000);
    expect(page.scrolls).toEqual(['dna-testing at 1500']);
  });

  it('retries 20 times, every 100 ms, then stops', () => {
    const page = createFakePage();
    page.scroller.start('#dna-testing');
    vi.advanceTimersByTime(60_000);
    expect(page.looks).toEqual(Array.from({ length: 21 }, (_, index) => 100 * (index + 1)));
    expect(page.scrolls).toEqual([]);
  });
});

describe('scrolling to any other hash', () => {
  it('tries once, after 300 ms', () => {
    const page = createFakePage('8k-hyperreal');
    page.scroller.start('#8k-hyperreal');
    vi.advanceTimersByTime(60_000);
    expect(page.scrolls).toEqual(['8k-hyperreal at 300']);
  });

  it('does nothing when its element is missing', () => {
    const page = createFakePage();
    page.scroller.start('#nope');
    vi.advanceTimersByTime(60_000);
    expect(page.looks).toEqual([300]);
    expect(page.scrolls).toEqual([]);
  });

  it('does nothing when it is empty', () => {
    const page = createFakePage('');
    page.scroller.start('');
    page.scroller.start('#');
    vi.advanceTimersByTime(60_000);
    page.scroller.contentArrived();
    expect(page.looks).toEqual([]);
  });
});

describe('hash scrolling under changes', () => {
  it('scrolls again when the same hash is requested again', () => {
    const page = createFakePage('8k-hyperreal');
    page.scroller.start('#8k-hyperreal');
    vi.advanceTimersByTime(1000);
    page.scroller.start('#8k-hyperreal');
    vi.advanceTimersByTime(1000);
    expect(page.scrolls).toEqual(['8k-hyperreal at 300', '8k-hyperreal at 1300']);
  });

  it('follows the newest hash only', () => {
    const page = createFakePage('dna-testing', '8k-hyperreal');
    page.scroller.start('#dna-testing');
    vi.advanceTimersByTime(50);
    page.scroller.start('#8k-hyperreal');
    vi.advanceTimersByTime(60_000);
    expect(page.scrolls).toEqual(['8k-hyperreal at 350']);
  });

  it('stops when the visitor scrolls, even if content arrives late', () => {
    const page = createFakePage();
    page.scroller.start('#dna-testing');
    vi.advanceTimersByTime(250);
    page.scroller.stop();
    page.present.add('dna-testing');
    page.scroller.contentArrived();
    vi.advanceTimersByTime(60_000);
    expect(page.scrolls).toEqual([]);
  });
});

describe('content that arrives late', () => {
  it('triggers a second scroll to an anchor already reached', () => {
    const page = createFakePage('peek-planner');
    page.scroller.start('#peek-planner');
    vi.advanceTimersByTime(900);
    page.scroller.contentArrived();
    page.scroller.contentArrived();
    expect(page.scrolls).toEqual(['peek-planner at 100', 'peek-planner at 900']);
  });

  it('triggers the scroll to a service whose single try has failed', () => {
    const page = createFakePage();
    page.scroller.start('#premiere-view');
    vi.advanceTimersByTime(5000);
    page.present.add('premiere-view');
    page.scroller.contentArrived();
    expect(page.scrolls).toEqual(['premiere-view at 5000']);
  });

  it('causes only one scroll when it arrives before the first try', () => {
    const page = createFakePage();
    page.scroller.start('#premiere-view');
    vi.advanceTimersByTime(200);
    page.present.add('premiere-view');
    page.scroller.contentArrived();
    vi.advanceTimersByTime(60_000);
    expect(page.scrolls).toEqual(['premiere-view at 300']);
  });

  it('is ignored when its hash is no longer current', () => {
    const page = createFakePage('premiere-view');
    page.scroller.start('#premiere-view');
    vi.advanceTimersByTime(1000);
    page.scroller.start('');
    page.scroller.contentArrived();
    expect(page.scrolls).toEqual(['premiere-view at 300']);
  });
});

describe('idOfHash', () => {
  it('decodes, and returns undecodable input unchanged', () => {
    expect(idOfHash('#caf%C3%A9')).toBe('café');
    expect(idOfHash('#%E0%A4%A')).toBe('%E0%A4%A');
    expect(idOfHash('')).toBe('');
  });
});
