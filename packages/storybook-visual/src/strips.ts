import { commands, userEvent } from 'vitest/browser';

/** A rectangle of the page, in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number };

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Captures the page, or a part of it, as base64. */
    capturePart: (clip?: Clip) => Promise<string>;
  }
}

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Finishes animations and cancels infinite ones, so that edges look the same in every capture. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Pixels around the focused element, for its focus ring. */
const RING = 6;

function clipAround(stop: Element): Clip {
  // The focus ring may be drawn around the element's label.
  const { left, top, right, bottom } = (stop.closest('label') ?? stop).getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.floor(left) - RING), Math.max(0, Math.floor(top) - RING)];
  return {
    ...{ x, y },
    width: Math.min(innerWidth, Math.ceil(right) + RING) - x,
    height: Math.min(innerHeight, Math.ceil(bottom) + RING) - y,
  };
}

/** Presses Tab from the start of `root` to its last stop, and calls `visit` at each stop. */
async function visitTabStops(root: Element, visit: (stop: Element) => Promise<unknown>) {
  // Start before the first stop: Tab continues from where the last focused element was.
  const start = document.createElement('span');
  start.tabIndex = -1;
  root.prepend(start);
  start.focus();
  start.remove();
  const stops = new Set<Element>();
  for (;;) {
    await userEvent.tab();
    const stop = document.activeElement;
    if (!stop || stop === document.body || !root.contains(stop) || stops.has(stop)) break;
    stops.add(stop);
    await visit(stop);
  }
}

/** Captures each stop of the Tab key, in the open dialog, in `main`, or on the complete page. */
async function captureTabStops(): Promise<string[]> {
  const find = (selector: string) => document.querySelector(selector);
  const root = find('[role="dialog"]') ?? find('main:has(a, button)') ?? document.body;
  // The first focus may load code, such as a tooltip's.
  await visitTabStops(root, nextFrame);
  const parts: string[] = [];
  await visitTabStops(root, async (stop) => {
    await nextFrame();
    finishAnimations();
    await nextFrame();
    parts.push(await commands.capturePart(clipAround(stop)));
  });
  return parts;
}

/** Storybook pauses animations after `play`, at their end: undoes that. */
function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
}

/** Captures the page with its animations at a part of their time. */
async function captureAt(progress: number, animations: readonly Animation[]): Promise<string> {
  for (const animation of animations) {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    // One that scrolling drives has no time.
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    animation.pause();
    // One without an end, such as a spinner's, stands still.
    animation.currentTime = Number.isFinite(end) ? progress * end : 0;
  }
  await nextFrame();
  await nextFrame();
  return commands.capturePart();
}

/** Captures the enter animations of the page at their start, middle and end. */
async function captureAnimations(): Promise<string[]> {
  const { body } = document;
  resumeAnimations();
  // Hiding and showing the page restarts its animations.
  body.style.display = 'none';
  body.getBoundingClientRect();
  body.style.display = '';
  const animations = document.getAnimations();
  const parts: string[] = [];
  for (const progress of [0, 0.5, 1]) parts.push(await captureAt(progress, animations));
  for (const animation of animations) animation.finish();
  return parts;
}

/** Waits for `condition`, at most two seconds: what never happens is seen in the capture. */
async function settle(condition: () => boolean) {
  const end = performance.now() + 2_000;
  while (!condition() && performance.now() < end) await nextFrame();
}

/** Closes the open dialog, or what has a Close button, and captures start, middle and what is left. */
async function captureLeaving(): Promise<string[]> {
  resumeAnimations();
  finishAnimations();
  await nextFrame();
  const before = new Set(document.getAnimations());
  // Paused from their start, because a busy machine may skip the frames of a short animation.
  const pause = document.head.appendChild(document.createElement('style'));
  pause.textContent = '* { animation-play-state: paused !important; }';
  const leaving = () => document.getAnimations().filter((animation) => !before.has(animation));
  if (document.querySelector('[role="dialog"]')) await userEvent.keyboard('{Escape}');
  else document.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
  await settle(() => leaving().length > 0);
  const animations = leaving();
  const parts = [await captureAt(0, animations), await captureAt(0.5, animations)];
  pause.remove();
  const targets = animations.map(({ effect }) => (effect as KeyframeEffect).target);
  finishAnimations();
  // What listens for the end of an animation removes the element in its own time.
  await settle(() => targets.every((target) => !target?.isConnected));
  await nextFrame();
  return [...parts, await captureAt(1, document.getAnimations())];
}

/** Modes that join several captures into one screenshot. */
export const strips = {
  focus: captureTabStops,
  motion: captureAnimations,
  leaving: captureLeaving,
};
