const { setTimeout: wait, clearTimeout: cancel } = window;
const timers = new Map<number, { due: number; run: () => void }>();
let ahead = 0;

const now = () => performance.now() + ahead;

// Tracks the timers that start after this file loads. They are real until `fastForward`.
Object.assign(window, {
  setTimeout: (run: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
    const id = wait(() => {
      timers.delete(id);
      run(...rest);
    }, delay);
    timers.set(id, { due: now() + delay, run: () => run(...rest) });
    return id;
  },
  clearTimeout: (id?: number) => {
    timers.delete(id ?? 0);
    cancel(id);
  },
});

const nextTimer = (end: number) =>
  [...timers]
    .filter(([, { due }]) => due <= end)
    .sort(([, one], [, other]) => one.due - other.due)[0];

/** Waits until the next frame is drawn, and what scrolling drives is in its place. */
export const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => wait(drawn)));

/** Fires at once the timers that are due within `ms`, finishes animations, and lets React render. */
export async function fastForward(ms: number): Promise<void> {
  const end = now() + ms;
  for (let timer = nextTimer(end); timer; timer = nextTimer(end)) {
    const [id, { due, run }] = timer;
    window.clearTimeout(id);
    ahead += Math.max(0, due - now());
    run();
    await new Promise((yielded) => wait(yielded));
  }
  for (const animation of document.getAnimations()) {
    // Others are driven by scrolling.
    const isTimed = animation.timeline instanceof DocumentTimeline;
    if (isTimed && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  await nextFrame();
}
