import { expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { ariaSnapshot } from '#packages/storybook-review/src/ariaSnapshot.ts';
import { claimsState } from '#packages/storybook-review/src/states.ts';
import { fastForward, nextFrame } from './fastForward.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the browser: 'desktop' is the one that baselines are from. */
    shape: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Returns a story's baseline; with --update a given snapshot becomes the baseline. */
    compareAriaSnapshot: (storyId: string, snapshot?: string) => Promise<string | undefined>;
  }
}

/** The lines of an ARIA snapshot, without the parts that `without` matches. */
function selectLines(snapshot: string, without?: RegExp): string[] {
  let hidden = Infinity;
  return snapshot.split('\n').flatMap((line) => {
    const text = line.trimStart().replace(/^- /, '');
    const depth = line.length - line.trimStart().length;
    if (depth > hidden || text === '') return [];
    hidden = without?.test(text) ? depth : Infinity;
    return hidden === depth ? [] : [text];
  });
}

const missingLines = (before: readonly string[], after: readonly string[]) =>
  before.filter((line) => !after.includes(line));

/** On a phone a button opens the menu, and the packages are stacked. */
const HIDDEN_ON_PHONES = /^(banner:|table "All packages side by side":)/;

// Not Vitest's afterEach: this file runs once for all story files that share its frame.
// Soft: a story with another ARIA snapshot is captured too, so that a review shows both.
globalThis.onAriaSnapshot = async ({ id, tags, snapshot }) => {
  if (!claimsState(tags)) return;
  const shape = inject('shape');
  if (shape !== 'desktop') {
    const isPhone = /^(mobile|large-text)$/.test(shape);
    const baseline = selectLines(
      (await commands.compareAriaSnapshot(id)) ?? '',
      isPhone ? HIDDEN_ON_PHONES : undefined,
    );
    const missing = missingLines(baseline, selectLines(snapshot));
    expect.soft(missing, `The state does not show what it shows on a desktop: ${id}`).toEqual([]);
    return;
  }
  const held = await commands.compareAriaSnapshot(id, snapshot);
  // A new state has no baseline until it is accepted with --update.
  if (held === undefined) return;
  const hint = 'The ARIA snapshot differs; `npm test -- stories --update` accepts it';
  expect.soft(snapshot, `${hint}: ${id}`).toBe(held);
};

const errors: string[] = [];
const { error: log } = console;
console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' ').slice(0, 500));
  log(...parts);
};

const LATER = 10_000;

/** Radix announces a new toast in its own status element for a second. */
const ANNOUNCEMENT = /^status: "?Message /;

const currentLines = () =>
  selectLines(
    ariaSnapshot(() => false),
    ANNOUNCEMENT,
  );

// A reviewer who opened a story ten seconds ago still sees its state.
globalThis.onStoryEnd = async ({ id, tags }) => {
  expect.soft(errors.splice(0), `The console has errors: ${id}`).toEqual([]);
  if (!claimsState(tags)) return;
  await nextFrame();
  const before = currentLines();
  await fastForward(LATER);
  const missing = missingLines(before, currentLines());
  expect.soft(missing, `The state is gone after ${LATER / 1000} s: ${id}`).toEqual([]);
};
