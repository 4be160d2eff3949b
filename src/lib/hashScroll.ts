/**
 * When to scroll to the element that the address names (section 2, ruling 9). Nothing here knows
 * the DOM: lookup, scrolling and timers are passed in as `HashScrollPorts`.
 */

/** Anchors that the service list brings with it: they are waited for. */
const AWAITED = new Set(['dna-testing', 'peek-planner']);

/** Milliseconds before the first try, and between the tries, for an awaited anchor. */
const RETRY_DELAY = 100;

/** Tries after the first one for an awaited anchor. */
const RETRIES = 20;

/** Milliseconds before the one try for any other anchor. */
const SINGLE_DELAY = 300;

export type HashScrollPorts<Target> = {
  find: (id: string) => Target | null;
  scroll: (target: Target) => void;
  /** Calls back after some milliseconds; returns the way to call it off. */
  after: (delay: number, callback: () => void) => () => void;
};

export type HashScroller = {
  /** A hash became current, or was asked for again: cancels what was pending and starts over. */
  start: (hash: string) => void;
  /** The visitor scrolls on their own, or the page is left: nothing moves until the next `start`. */
  stop: () => void;
  /** Late content is on the page: scrolls once more when the tries are over and the visitor is still. */
  contentArrived: () => void;
};

/** The id that a hash names, decoded: '#dna-testing' is 'dna-testing'. Empty when it names none. */
export function idOfHash(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** One scroller for one window. It follows one hash at a time. */
export function createHashScroller<Target>(ports: HashScrollPorts<Target>): HashScroller {
  let id = '';
  let cancelTimer: (() => void) | undefined;

  function scrollIfFound(): boolean {
    const target = ports.find(id);
    if (target === null) return false;
    ports.scroll(target);
    return true;
  }

  function tryAfter(delay: number, retriesLeft: number) {
    cancelTimer = ports.after(delay, () => {
      cancelTimer = undefined;
      if (!scrollIfFound() && retriesLeft > 0) tryAfter(RETRY_DELAY, retriesLeft - 1);
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
      if (AWAITED.has(id)) tryAfter(RETRY_DELAY, RETRIES);
      else tryAfter(SINGLE_DELAY, 0);
    },
    stop,
    contentArrived() {
      // A try that is still to come will find the new content by itself.
      if (id === '' || cancelTimer) return;
      scrollIfFound();
      id = '';
    },
  };
}
