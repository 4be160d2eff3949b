import { expect, type Locator, type Page } from '@playwright/test';
import { servedItem } from '#tests/support/served.ts';
import { waitForHydration, open, tabTo } from '../e2e/page.ts';
import { addToCart } from './checkout.ts';
import type { Part, Role, Visitor } from './visitor.ts';

/** A visitor of the site in Playwright. */
export function pageVisitor(page: Page): Visitor {
  const parts: Record<Part, Locator> = {
    page: page.getByRole('main').or(page.getByRole('dialog')),
    header: page.getByRole('banner'),
  };
  const all = (role: Role, name: RegExp, part: Part = 'page') =>
    parts[part].getByRole(role, { name });
  const find = (role: Role, name: RegExp, part?: Part) => all(role, name, part).first();

  return {
    click: (role, name, part) => find(role, name, part).click(),
    fill: (label, text) => find('textbox', label).fill(text),
    see: (role, name, part) => expect(find(role, name, part)).toBeVisible(),
    seeText: (words) =>
      expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible(),
    seeValue: (label, text) => expect(find('textbox', label)).toHaveValue(text),
    seeLinkTo: (name, href) => expect(find('link', name)).toHaveAttribute('href', href),
    seeNo: (role, name) => expect(all(role, name)).toHaveCount(0),

    seeFocus: (role, name) => expect(find(role, name)).toBeFocused(),

    tabTo: async (role, name) => {
      const target = find(role, name);
      await target.waitFor();
      await tabTo(page, target);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),

    reload: async () => {
      // A history entry added while Chromium reloads leaves a history that it cannot go back in.
      await page.waitForFunction(
        () => !document.querySelector('[role=dialog]') || history.state.usr?.overlay,
      );
      await page.reload();
      await waitForHydration(page);
    },
    passTime: (milliseconds) => page.clock.runFor(milliseconds),
  };
}

/** Puts the served item into the cart, which opens. @returns the visitor of the page */
export async function visitorWithItem(page: Page): Promise<Visitor> {
  await open(page, '/boutique');
  const visitor = pageVisitor(page);
  await addToCart(visitor, servedItem.name);
  return visitor;
}
