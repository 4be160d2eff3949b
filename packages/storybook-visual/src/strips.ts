import { commands, userEvent } from 'vitest/browser';

/** Part of the page, in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number };

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Captures the page as it stands, or a part of it, as base64. */
    capturePart: (clip?: Clip) => Promise<string>;
  }
}

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Pixels around what has the focus, for its ring. */
const RING = 6;

function around(stop: Element): Clip {
  // A ring may be drawn around the label of what has the focus.
  const { left, top, right, bottom } = (stop.closest('label') ?? stop).getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.floor(left) - RING), Math.max(0, Math.floor(top) - RING)];
  return {
    ...{ x, y },
    width: Math.min(innerWidth, Math.ceil(right) + RING) - x,
    height: Math.min(innerHeight, Math.ceil(bottom) + RING) - y,
  };
}

/** Each stop of the Tab key in the open dialog, in `main`, or on a page without one. */
async function focus(): Promise<string[]> {
  const find = (selector: string) => document.querySelector(selector);
  const root = find('[role="dialog"]') ?? find('main:has(a, button)') ?? document.body;
  // Tab goes on from where an element with the focus was.
  const start = document.createElement('span');
  start.tabIndex = -1;
  root.prepend(start);
  start.focus();
  start.remove();
  const stops = new Map<Element, string>();
  for (;;) {
    await userEvent.tab();
    const stop = document.activeElement;
    if (!stop || stop === document.body || !root.contains(stop) || stops.has(stop)) break;
    stops.set(stop, await commands.capturePart(around(stop)));
  }
  return [...stops.values()];
}

/** How everything on the page appears: the start, the middle and the end of its animations. */
async function motion(): Promise<string[]> {
  const { body, head } = document;
  // Storybook pauses animations after `play`, at their end.
  for (const style of head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
  // What is displayed again appears again.
  body.style.display = 'none';
  body.getBoundingClientRect();
  body.style.display = '';
  const animations = document.getAnimations();
  const parts: string[] = [];
  for (const progress of [0, 0.5, 1]) {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = progress * Number(animation.effect?.getComputedTiming().endTime);
    }
    await nextFrame();
    await nextFrame();
    parts.push(await commands.capturePart());
  }
  for (const animation of animations) animation.finish();
  return parts;
}

/** What takes more than one capture; they are joined into one picture. */
export const strips = { focus, motion };
