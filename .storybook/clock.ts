import { install, type Clock } from '@sinonjs/fake-timers';

/** Every story's now, unless its `clock` parameter says otherwise. */
export const DEFAULT_CLOCK = '2026-01-15T12:00:00-05:00';

let clock: Clock | undefined;

/**
 * Sets the date for one story. Timers stay real unless `fakeTimers`: then nothing that waits
 * happens until {@link tick} moves the clock.
 */
export function setClock(now: string, { fakeTimers = false } = {}): void {
  resetClock();
  clock = install({
    now: new Date(now),
    toFake: fakeTimers
      ? ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']
      : ['Date'],
  });
}

/** Gives the real clock back. */
export function resetClock(): void {
  clock?.uninstall();
  clock = undefined;
}

/** Moves a fake clock on by `ms` milliseconds and lets promises settle on the way. */
export async function tick(ms: number): Promise<void> {
  if (!clock) throw new Error('The story needs parameters.fakeTimers for tick()');
  await clock.tickAsync(ms);
}
