import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { queries } from '@testing-library/dom';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { Part, Role, Visitor } from '#tests/flows/visitor.ts';
import { until } from '#tests/support/until.ts';

declare global {
  interface Window {
    /** Testing Library, injected into the page. */
    TestingLibraryDom?: typeof queries;
  }
}

const STOPS = 60;
/** In milliseconds. Not Puppeteer's own wait: it evaluates strings, which the CSP blocks. */
const TIMEOUT = 20_000;

const main = dirname(createRequire(import.meta.url).resolve('@testing-library/dom'));
const library = readFileSync(join(main, '@testing-library/dom.umd.min.js'), 'utf8');

const parts = { page: 'main, [role="dialog"]', header: 'header' } satisfies Record<Part, string>;

/** An element query as plain data, which can be sent to the page. */
type Sought = { role: Role | 'text'; namePattern: string; within: string };

/** Runs in the page: the first visible match. */
function findInPage({ role, namePattern, within }: Sought): Element | undefined {
  const words = new RegExp(namePattern);
  const { TestingLibraryDom: dom } = window;
  const all =
    role === 'text'
      ? dom?.queryAllByText(document.body, words)
      : dom
          ?.queryAllByRole(document.body, role, { name: words })
          .filter((element) => element.closest(within));
  return all?.find((element) => element.checkVisibility());
}

/** A visitor of the site in Firefox. */
export function firefoxVisitor(page: Page): Visitor {
  async function findNow(sought: Sought): Promise<ElementHandle<Element> | null> {
    // A reload removes the injected library.
    const isThere = await page.evaluate(() => window.TestingLibraryDom !== undefined);
    if (!isThere) await page.evaluate(library);
    const handle = await page.evaluateHandle(findInPage, sought);
    return handle.asElement() as ElementHandle<Element> | null;
  }

  /** Polls until `test` accepts the found element, or null if there is none. */
  async function pollFor(
    role: Sought['role'],
    words: RegExp,
    part: Part,
    test: (found: ElementHandle<Element> | null) => boolean | Promise<boolean>,
  ): Promise<ElementHandle<Element> | null> {
    let found: ElementHandle<Element> | null = null;
    const passesTest = async () => {
      found = await findNow({ role, namePattern: words.source, within: parts[part] });
      return test(found);
    };
    await until(passesTest, TIMEOUT, `Not as it should be: ${role} ${words} in the ${part}`);
    return found;
  }

  async function find(role: Role, words: RegExp, part: Part = 'page') {
    const found = await pollFor(role, words, part, (element) => element !== null);
    assert(found);
    return found;
  }

  const hasFocus = (target: ElementHandle<Element>) =>
    target.evaluate((element) => element === document.activeElement);

  return {
    click: async (role, name, part) => {
      const target = await find(role, name, part);
      // A radio is covered by its label, so click the label.
      const pressed = await target.evaluateHandle(
        (element) => (element instanceof HTMLInputElement && element.labels?.[0]) || element,
      );
      await pressed.click();
    },
    fill: async (label, text) => {
      const field = await find('textbox', label);
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await field.type(text);
    },
    see: async (role, name, part) => void (await find(role, name, part)),
    seeText: async (words) =>
      void (await pollFor('text', words, 'page', (found) => found !== null)),
    seeValue: async (label, text) => {
      await pollFor('textbox', label, 'page', async (field) =>
        field ? (await field.evaluate((f) => (f as HTMLInputElement).value)) === text : false,
      );
    },
    seeLinkTo: async (name, href) => {
      const link = await find('link', name);
      assert.match((await link.evaluate((a) => a.getAttribute('href'))) ?? '', href);
    },
    seeNo: async (role, name) =>
      void (await pollFor(role, name, 'page', (found) => found === null)),
    seeFocus: async (role, name) => {
      await pollFor(role, name, 'page', (found) => (found ? hasFocus(found) : false));
    },

    tabTo: async (role, name) => {
      const target = await find(role, name);
      for (let stop = 0; stop < STOPS && !(await hasFocus(target)); stop += 1) {
        await page.keyboard.press('Tab');
      }
      assert(await hasFocus(target), `${STOPS} stops did not lead to ${role} ${name}`);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),

    reload: async () => {
      await page.reload();
      await waitForHydration(page);
    },
    // Only the clock's date is faked: time passes normally.
    passTime: async (milliseconds) => void (await wait(milliseconds)),
  };
}

/** Resolves when the page is hydrated. */
export const waitForHydration = (page: Page): Promise<void> =>
  until(() => page.evaluate(() => document.readyState === 'complete' && !window.boot), TIMEOUT);
