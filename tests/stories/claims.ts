import type { Page } from 'playwright';
import { ARIA_SNAPSHOT, type AriaSnapshot } from '#packages/storybook-review/src/review.ts';
import { readBaseline } from '#tests/aria-snapshots/baselines.ts';

// A state shows what it claims: at its own width, under each choice of the toolbar below, and ten
// seconds later. Its own words and roles are the lines of its accepted ARIA snapshot.

/** A choice in the toolbar before a story mounts. */
export type Choice = {
  name: string;
  globals: object;
  size?: { width: number; height: number };
  /** Parts of an ARIA snapshot that this choice hides. */
  without?: RegExp;
};

export const choices: readonly Choice[] = [
  {
    name: 'at 390 px',
    globals: { viewport: { value: 'mobile' } },
    size: { width: 390, height: 844 },
    // A button opens the menu; the packages stand below each other.
    without: /^(banner:|table "All packages side by side":)/,
  },
  { name: 'in forced colors', globals: { media: 'forced-colors' } },
  { name: 'with reduced motion', globals: { media: 'reduced-motion' } },
];

const LATER = 10_000;

/** The lines of an ARIA snapshot, without those of some parts. */
function linesOf(snapshot: string, without: RegExp = /$^/): string[] {
  let hidden = Infinity;
  return snapshot.split('\n').flatMap((line) => {
    const text = line.trimStart().replace(/^- /, '');
    const depth = line.length - line.trimStart().length;
    if (depth > hidden) return [];
    hidden = without.test(text) ? depth : Infinity;
    return hidden === depth ? [] : [text];
  });
}

/** The first lines that one ARIA snapshot has and another lacks, as a text. */
function lost(before: readonly string[], after: readonly string[]): string {
  const there = new Set(after);
  return before
    .filter((line) => !there.has(line))
    .slice(0, 3)
    .join(' | ');
}

/** Runs in the page before its scripts: keeps ARIA snapshots, and timers to run them early. */
function prepare() {
  const { setTimeout: wait, clearTimeout: cancel } = window;
  const timers = new Map<number, { due: number; run: () => void }>();
  let ahead = 0;
  const now = () => performance.now() + ahead;
  const setTimer = (run: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
    const id = wait(() => {
      timers.delete(id);
      run(...rest);
    }, delay);
    timers.set(id, { due: now() + delay, run: () => run(...rest) });
    return id;
  };
  const clearTimer = (id?: number) => {
    timers.delete(id ?? 0);
    cancel(id);
  };
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    fastForward: async (ms: number) => {
      const end = now() + ms;
      const next = () =>
        [...timers]
          .filter(([, { due }]) => due <= end)
          .sort(([, one], [, other]) => one.due - other.due)[0];
      for (let timer = next(); timer; timer = next()) {
        const [id, { due, run }] = timer;
        clearTimer(id);
        ahead += Math.max(0, due - now());
        run();
        await new Promise((yielded) => wait(yielded));
      }
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
      await new Promise((drawn) => requestAnimationFrame(() => wait(drawn)));
    },
  });
}

/** To be called before a page opens whose stories {@link problemsOf} examines. */
export const watchClaims = (page: Page): Promise<unknown> => page.addInitScript(prepare);

/** Radix announces a new toast in a status of its own, which is gone after a second. */
const ANNOUNCEMENT = /^status: "?Message /;

type Preview = {
  __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => [AriaSnapshot] | undefined };
  fastForward: (ms: number) => Promise<void>;
};

/** What the story on the page does not keep of its claim, in words. */
export async function problemsOf(page: Page, id: string, choice?: Choice): Promise<string[]> {
  const shown = await page.evaluate(
    (event) => (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.last(event)?.[0],
    ARIA_SNAPSHOT,
  );
  const snapshot = shown?.id === id ? shown.snapshot : '';
  const missing = lost(linesOf(readBaseline(id) ?? '', choice?.without), linesOf(snapshot));
  const body = page.locator('body');
  const before = linesOf(await body.ariaSnapshot(), ANNOUNCEMENT);
  await page.evaluate((ms) => (window as unknown as Preview).fastForward(ms), LATER);
  const fades = lost(before, linesOf(await body.ariaSnapshot()));
  return [
    ...(missing ? [`does not show ${missing}`] : []),
    ...(fades ? [`no longer shows after ${LATER / 1000} s ${fades}`] : []),
  ];
}
