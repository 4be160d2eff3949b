import { install, type Clock } from '@sinonjs/fake-timers';
import { configure, getConfig } from 'storybook/test';

/** Every story's now, unless its `clock` parameter says otherwise. */
export const DEFAULT_CLOCK = '2026-01-15T12:00:00-05:00';

type Timers = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
>;

const timers = (): Timers => {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  return { setTimeout, clearTimeout, setInterval, clearInterval };
};

const realTimers = timers();

let clock: Clock | undefined;
let restoreTools: (() => void) | undefined;

/**
 * Sets the date for one story; it stands still. Timers stay real unless `fakeTimers`: then nothing
 * that waits happens until {@link tick} moves the clock. A wait of 0 ms only yields and stays real,
 * and so do Testing Library's own waits: `findBy`, `waitFor` and `userEvent` work as usual.
 */
export function setClock(now: string, { fakeTimers = false } = {}): void {
  resetClock();
  clock = install({
    now: new Date(now),
    toFake: fakeTimers
      ? ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']
      : ['Date'],
    shouldClearNativeTimers: true,
  });
  if (fakeTimers) restoreTools = keepToolsReal();
}

function keepToolsReal() {
  const fake = timers();
  const mixed = {
    ...fake,
    setTimeout: ((callback: () => void, delay = 0, ...rest: []) => {
      const start = delay > 0 ? fake.setTimeout : realTimers.setTimeout;
      return start.call(globalThis, callback, delay, ...rest);
    }) as typeof setTimeout,
  };
  const under = <T>(set: Timers, run: () => T): T => {
    const before = timers();
    Object.assign(globalThis, set);
    try {
      return run();
    } finally {
      Object.assign(globalThis, before);
    }
  };
  Object.assign(globalThis, mixed);

  // What waits starts its timers before its first await; the app itself reacts to events.
  const { asyncWrapper, eventWrapper } = getConfig();
  configure({
    asyncWrapper: (wait) => asyncWrapper(() => under(realTimers, wait)),
    eventWrapper: (dispatch) => eventWrapper(() => under(mixed, dispatch)),
  });
  return () => configure({ asyncWrapper, eventWrapper });
}

/** Lets timers run again while the date stays: what comes after `play`, such as axe, waits. */
export function releaseTimers(): void {
  if (clock) setClock(new Date().toISOString());
}

/** Gives the real clock back. */
export function resetClock(): void {
  restoreTools?.();
  restoreTools = undefined;
  clock?.uninstall();
  clock = undefined;
}

/** Advances a fake clock by `ms` milliseconds and waits until the result is rendered. */
export async function tick(ms: number): Promise<void> {
  const moved = clock;
  if (!moved || !restoreTools) throw new Error('The story needs parameters.fakeTimers for tick()');
  // What only yields may be about to start what waits.
  await new Promise((yielded) => setTimeout(yielded));
  await getConfig().asyncWrapper(() => moved.tickAsync(ms));
}
