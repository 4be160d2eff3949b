import { describe, expect, it } from 'vitest';
import { overlayStep, type Overlay, type OverlayStep } from './overlayHistory.ts';

type Case = [
  when: string,
  /** The overlay of the current history entry: name, level, depth. */
  entry: [Overlay['name'], number, number] | undefined,
  /** The level that the cart shows, and the level when it last matched the history. */
  level: number,
  agreed: number,
  step: OverlayStep | undefined,
];

const none = undefined;
const push = (depth: number): OverlayStep => ({ type: 'push', depth });
const replace = (depth: number): OverlayStep => ({ type: 'replace', depth });
const back = (entries: number): OverlayStep => ({ type: 'back', entries });
const showLevel = (level: number): OverlayStep => ({ type: 'call', level });

const cases: Case[] = [
  ['the cart is closed', none, 0, 0, none],
  ['the cart shows its entry', ['cart', 2, 2], 2, 2, none],
  ['the menu shows its entry', ['menu', 1, 1], 0, 0, none],
  ['the cart opens', none, 1, 0, push(1)],
  ['the cart opens at a step', none, 3, 0, push(1)],
  ['the cart goes on', ['cart', 1, 1], 2, 1, push(2)],
  ['the cart opens over the menu', ['menu', 1, 1], 1, 0, replace(1)],
  ['the cart goes back a step', ['cart', 3, 3], 2, 3, back(1)],
  ['the cart goes back from the step at which it opened', ['cart', 3, 1], 2, 3, replace(1)],
  ['the cart closes', ['cart', 3, 3], 0, 3, back(3)],
  ['the visitor left the cart', none, 1, 1, showLevel(0)],
  ['the menu took the entry', ['menu', 1, 1], 1, 1, showLevel(0)],
  ['the visitor went back a step', ['cart', 1, 1], 2, 2, showLevel(1)],
  ['the visitor went forward into the closed cart', ['cart', 2, 2], 0, 0, showLevel(2)],
  ['the visitor left the cart while it went on', none, 2, 1, showLevel(0)],
];

describe('overlayStep', () => {
  it.each(cases)('returns the next step when %s', (_when, entry, level, agreed, step) => {
    const [name, entryLevel, depth] = entry ?? [];
    const state = name ? { overlay: { name, level: entryLevel, depth } } : null;
    expect(overlayStep({ state }, { name: 'cart', level }, agreed)).toEqual(step);
  });
});
