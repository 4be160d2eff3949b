/**
 * Decides when to scroll to the element of the URL's hash (section 2, ruling 9). Independent of the
 * DOM: lookup, scrolling and timers are `HashScrollPorts`.
 */

/** Anchors that render only with the service list: retried until they exist. */
const AWAITED = new Set(['dna-testing', 'peek-planner']);

/** Milliseconds before the first attempt and between retries, for an anchor of AWAITED. */
const RETRY_DELAY = 100;

/** Retries after the first attempt, for an anchor of AWAITED. */
const RETRIES = 20;

/** Milliseconds before the only attempt for all other anchors. */
const SINGLE_DELAY = 300;

export type HashScrollPorts<Target> = {
  find: (id: string) => Target | null;
  scroll: (target: Target) => void;
  /** Calls `callback` after `delay` milliseconds. Returns a function that cancels it. */
  after: (delay: number, callback: () => void) => () => void;
};

export type HashScroller = {
  /** Called for a new hash, or the same one again: cancels pending attempts and starts over. */
  start: (hash: string) => void;
  /** Called when the visitor scrolls or leaves the page: no scrolling until the next `start`. */
  stop: () => void;
  /**
   * Called after content has loaded late: scrolls once more, as soon as the target is there, unless
   * an attempt is pending or `stop` was called.
   */
  contentArrived: () => void;
};

/** The decoded id of a hash: '#dna-testing' becomes 'dna-testing'. Empty for an empty hash. */
export function idOfHash(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Creates the scroller of one window. It follows one hash at a time. */
export function createHashScroller<Target>(ports: HashScrollPorts<Target>): HashScroller {
  let id = '';
  let cancelTimer: (() => void) | undefined;

  function scrollIfFound(): boolean {
    const target = ports.find(id);
    if (target === null) return false;
    ports.scroll(target);
    return true;
  }

  function scheduleScroll(delay: number, retriesLeft: number) {
    cancelTimer = ports.after(delay, () => {
      cancelTimer = undefined;
      if (!scrollIfFound() && retriesLeft > 0) scheduleScroll(RETRY_DELAY, retriesLeft - 1);
    });
  }

  function stop() {
    cancelTimer?.();
    cancelTimer = undefined;
    id = '';
  }

  return {
    start(hash) {
      stop();
      id = idOfHash(hash);
      if (id === '') return;
      if (AWAITED.has(id)) scheduleScroll(RETRY_DELAY, RETRIES);
      else scheduleScroll(SINGLE_DELAY, 0);
    },
    stop,
    contentArrived() {
      // The pending attempt will find the new content.
      if (id === '' || cancelTimer) return;
      if (scrollIfFound()) id = '';
    },
  };
}
