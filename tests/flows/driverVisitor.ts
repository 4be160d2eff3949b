import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from '#tests/engines/driver.ts';
import type { Sought } from '#tests/engines/probe.ts';
import { until } from '#tests/support/until.ts';
import type { Part, Role, Visitor } from './visitor.ts';

const STOPS = 60;
/** In milliseconds. Only failing tests take longer than a busy machine. */
const TIMEOUT = 60_000;

const parts = { page: 'main, [role="dialog"]', header: 'header' } satisfies Record<Part, string>;

/** What the page says about a found element. */
type Found = { value: string; href: string; hasFocus: boolean };

/** A visitor of the site in Firefox and WebKit, with the page's probe (`probe.ts`). */
export function driverVisitor(driver: Driver): Visitor {
  /** Polls until `test` accepts the first visible match, or null if there is none. */
  async function waitFor(
    role: Sought['role'],
    words: RegExp,
    part: Part,
    test: (found: Found | null) => boolean,
  ): Promise<Sought> {
    const sought = { role, namePattern: words.source, within: parts[part] };
    const look = (what: Sought): Found | null => {
      const element = window.probe.find(what);
      if (!element) return null;
      const { value = '' } = element as HTMLInputElement;
      const href = element.getAttribute('href') ?? '';
      return { value, href, hasFocus: element === document.activeElement };
    };
    const passes = async () => test(await driver.evaluate(look, sought));
    await until(passes, TIMEOUT, `Not as it should be: ${role} ${words} in the ${part}`);
    return sought;
  }

  const find = (role: Sought['role'], words: RegExp, part: Part = 'page') =>
    waitFor(role, words, part, (found) => found !== null);
  const waitForFocus = (role: Role, words: RegExp) =>
    waitFor(role, words, 'page', (found) => found?.hasFocus ?? false);

  return {
    click: async (role, name, part) =>
      driver.click((sought) => window.probe.aim(sought), await find(role, name, part)),
    fill: async (label, text) => {
      await driver.evaluate(
        (sought) => (window.probe.find(sought) as HTMLInputElement).select(),
        await find('textbox', label),
      );
      await waitForFocus('textbox', label);
      await driver.type(text);
    },
    see: async (role, name, part) => void (await find(role, name, part)),
    seeText: async (words) => void (await find('text', words)),
    seeValue: async (label, text) =>
      void (await waitFor('textbox', label, 'page', (found) => found?.value === text)),
    seeLinkTo: async (name, href) =>
      void (await waitFor('link', name, 'page', (found) => !!found && href.test(found.href))),
    seeNo: async (role, name) =>
      void (await waitFor(role, name, 'page', (found) => found === null)),
    seeFocus: async (role, name) => void (await waitForFocus(role, name)),

    tabTo: async (role, name) => {
      const sought = await find(role, name);
      const hasFocus = () =>
        driver.evaluate((what) => window.probe.find(what) === document.activeElement, sought);
      for (let stop = 0; stop < STOPS && !(await hasFocus()); stop += 1) await driver.press('Tab');
      assert(await hasFocus(), `${STOPS} stops did not lead to ${role} ${name}`);
    },
    press: (key) => driver.press(key),
    type: (text) => driver.type(text),

    reload: async () => {
      // A driver may still evaluate in the page that it leaves.
      await driver.evaluate(() => void (window.left = true));
      await driver.reload();
      await waitForHydration(driver);
    },
    // Only the clock's date is faked: time passes normally.
    passTime: async (milliseconds) => void (await wait(milliseconds)),
  };
}

declare global {
  interface Window {
    /** Set before the page is reloaded. */
    left?: boolean;
  }
}

/** Resolves when the page is hydrated. */
export const waitForHydration = (driver: Driver): Promise<void> =>
  until(
    () =>
      driver.evaluate(
        () =>
          document.readyState === 'complete' && !!window.probe && !window.pageStart && !window.left,
      ),
    TIMEOUT,
    'The page did not hydrate.',
  );
