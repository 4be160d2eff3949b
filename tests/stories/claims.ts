import type { Page } from 'playwright';
import { ARIA_SNAPSHOT, type AriaSnapshot } from '#packages/storybook-review/src/review.ts';
import { readBaseline } from '#tests/aria-snapshots/baselines.ts';

// A story shows the state that it claims: at its own width, with each choice below, and
// after ten seconds. The expected texts and roles are the lines of its accepted ARIA snapshot.

/** A toolbar choice or a preference of the browser, set before the story mounts. */
export type Choice = {
  name: string;
  globals?: object;
  media?: Parameters<Page['emulateMedia']>[0];
  size?: { width: number; height: number };
  /** Matches lines of ARIA snapshots that this choice hides. */
  without?: RegExp;
};

export const choices: readonly Choice[] = [
  {
    name: 'at 390 px',
    globals: { viewport: { value: 'mobile' } },
    size: { width: 390, height: 844 },
    // On a phone a button opens the menu, and the packages are stacked.
    without: /^(banner:|table "All packages side by side":)/,
  },
  { name: 'in forced colors', media: { forcedColors: 'active' } },
  { name: 'with reduced motion', media: { reducedMotion: 'reduce' } },
];

const LATER = 10_000;

/** The lines of an ARIA snapshot, without the parts that `without` matches. */
function selectLines(snapshot: string, without: RegExp = /$^/): string[] {
  let hidden = Infinity;
  return snapshot.split('\n').flatMap((line) => {
    const text = line.trimStart().replace(/^- /, '');
    const depth = line.length - line.trimStart().length;
    if (depth > hidden) return [];
    hidden = without.test(text) ? depth : Infinity;
    return hidden === depth ? [] : [text];
  });
}

/** The first lines of `before` that `after` lacks, as text. */
function missingLines(before: readonly string[], after: readonly string[]): string {
  const there = new Set(after);
  return before
    .filter((line) => !there.has(line))
    .slice(0, 3)
    .join(' | ');
}

/** Runs in the page before its scripts: collects ARIA snapshots, and timers to fire early. */
function installFakeTimers() {
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
      const nextTimer = () =>
        [...timers]
          .filter(([, { due }]) => due <= end)
          .sort(([, one], [, other]) => one.due - other.due)[0];
      for (let timer = nextTimer(); timer; timer = nextTimer()) {
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

/** Call it before opening a page whose stories {@link problemsOf} checks. */
export const watchClaims = (page: Page): Promise<unknown> => page.addInitScript(installFakeTimers);

/** Radix announces a new toast in its own status element for a second. */
const ANNOUNCEMENT = /^status: "?Message /;

type Preview = {
  __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => [AriaSnapshot] | undefined };
  fastForward: (ms: number) => Promise<void>;
};

/** The differences between the current story and the state that it claims, as text. */
export async function problemsOf(page: Page, id: string, choice?: Choice): Promise<string[]> {
  const shown = await page.evaluate(
    (event) => (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.last(event)?.[0],
    ARIA_SNAPSHOT,
  );
  const snapshot = shown?.id === id ? shown.snapshot : '';
  const missing = missingLines(
    selectLines(readBaseline(id) ?? '', choice?.without),
    selectLines(snapshot),
  );
  const body = page.locator('body');
  const before = selectLines(await body.ariaSnapshot(), ANNOUNCEMENT);
  await page.evaluate((ms) => (window as unknown as Preview).fastForward(ms), LATER);
  const fades = missingLines(before, selectLines(await body.ariaSnapshot()));
  return [
    ...(missing ? [`does not show ${missing}`] : []),
    ...(fades ? [`no longer shows after ${LATER / 1000} s ${fades}`] : []),
  ];
}
