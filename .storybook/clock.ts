import { install, type Clock } from '@sinonjs/fake-timers';
import { getConfig } from 'storybook/test';

/** The time in every story without a `clock` parameter. */
export const DEFAULT_CLOCK = '2026-01-15T12:00:00-05:00';

type Timers = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
>;

const currentTimers = (): Timers => {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  return { setTimeout, clearTimeout, setInterval, clearInterval };
};

const realTimers = currentTimers();

let clock: Clock | undefined;
let restoreTools: (() => void) | undefined;

/**
 * Freezes the date for one story. With `fakeTimers`, timers fire only in {@link tick}, except those
 * of 0 ms and Testing Library's own (`findBy`, `waitFor`, `userEvent`).
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
  if (fakeTimers) restoreTools = giveTestingLibraryRealTimers();
}

function giveTestingLibraryRealTimers() {
  const fake = currentTimers();
  const mixed = {
    ...fake,
    setTimeout: ((callback: () => void, delay = 0, ...rest: []) => {
      const start = delay > 0 ? fake.setTimeout : realTimers.setTimeout;
      return start.call(globalThis, callback, delay, ...rest);
    }) as typeof setTimeout,
  };
  const runWithTimers = <T>(set: Timers, run: () => T): T => {
    const before = currentTimers();
    Object.assign(globalThis, set);
    try {
      return run();
    } finally {
      Object.assign(globalThis, before);
    }
  };
  Object.assign(globalThis, mixed);

  // Testing Library starts its timers in `asyncWrapper`; the app starts its own in events.
  const config = getConfig();
  const { asyncWrapper, eventWrapper } = config;
  // Not by `configure`, which Storybook records as a step, and rejects after `play`.
  Object.assign(config, {
    asyncWrapper: (wait: () => Promise<unknown>) =>
      asyncWrapper(() => runWithTimers(realTimers, wait)),
    eventWrapper: (dispatch: () => void) => eventWrapper(() => runWithTimers(mixed, dispatch)),
  });
  return () => void Object.assign(config, { asyncWrapper, eventWrapper });
}

/** Restores real timers but keeps the date frozen: after `play`, axe and Storybook need timers. */
export function releaseTimers(): void {
  if (clock) setClock(new Date().toISOString());
}

/** Restores the real clock. */
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
  // Let pending 0 ms timers run first: they may start the fake timers to advance.
  await new Promise((yielded) => setTimeout(yielded));
  await getConfig().asyncWrapper(() => moved.tickAsync(ms));
}
