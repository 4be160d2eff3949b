import { describe, expect, it } from 'vitest';
import { overlayStep, type Overlay, type OverlayStep } from './overlayHistory.ts';

type Case = {
  when: string;
  /** The overlay of the current entry: name, level, depth. */
  entry?: [Overlay['name'], number, number];
  /** The level that the cart shows, and the one that both had last. */
  level: number;
  agreed: number;
  step: OverlayStep | undefined;
};

const none = undefined;

const cases: Case[] = [
  { when: 'the cart is closed', level: 0, agreed: 0, step: none },
  { when: 'the cart shows its entry', entry: ['cart', 2, 2], level: 2, agreed: 2, step: none },
  { when: 'the menu shows its entry', entry: ['menu', 1, 1], level: 0, agreed: 0, step: none },
  { when: 'the cart opens', level: 1, agreed: 0, step: { type: 'push', depth: 1 } },
  { when: 'the cart opens at a step', level: 3, agreed: 0, step: { type: 'push', depth: 1 } },
  {
    when: 'the cart goes on',
    entry: ['cart', 1, 1],
    level: 2,
    agreed: 1,
    step: { type: 'push', depth: 2 },
  },
  {
    when: 'the cart opens over the menu',
    entry: ['menu', 1, 1],
    level: 1,
    agreed: 0,
    step: { type: 'replace', depth: 1 },
  },
  {
    when: 'the cart goes back a step',
    entry: ['cart', 3, 3],
    level: 2,
    agreed: 3,
    step: { type: 'back', entries: 1 },
  },
  {
    when: 'the cart goes back from the step at which it opened',
    entry: ['cart', 3, 1],
    level: 2,
    agreed: 3,
    step: { type: 'replace', depth: 1 },
  },
  {
    when: 'the cart closes',
    entry: ['cart', 3, 3],
    level: 0,
    agreed: 3,
    step: { type: 'back', entries: 3 },
  },
  { when: 'the visitor left the cart', level: 1, agreed: 1, step: { type: 'call', level: 0 } },
  {
    when: 'the menu took the entry',
    entry: ['menu', 1, 1],
    level: 1,
    agreed: 1,
    step: { type: 'call', level: 0 },
  },
  {
    when: 'the visitor went back a step',
    entry: ['cart', 1, 1],
    level: 2,
    agreed: 2,
    step: { type: 'call', level: 1 },
  },
  {
    when: 'the visitor went forward into the closed cart',
    entry: ['cart', 2, 2],
    level: 0,
    agreed: 0,
    step: { type: 'call', level: 2 },
  },
  {
    when: 'the visitor left the cart while it went on',
    level: 2,
    agreed: 1,
    step: { type: 'call', level: 0 },
  },
];

describe('overlayStep', () => {
  it.each(cases)('when $when, returns $step', ({ entry, level, agreed, step }) => {
    const [name, entryLevel, depth] = entry ?? [];
    const state = name ? { overlay: { name, level: entryLevel, depth } } : null;
    expect(overlayStep({ state }, { name: 'cart', level }, agreed)).toEqual(step);
  });
});
