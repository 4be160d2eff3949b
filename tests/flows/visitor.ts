import type { cartFixtures } from '#mocks/fixtures/carts.ts';
import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';

export type Role = 'link' | 'button' | 'radio' | 'textbox' | 'heading';

/** The page with an open dialog, or the header, which has some of the page's links. */
export type Part = 'page' | 'header';

/**
 * What a visitor does and sees, implemented by each driver: Testing Library in stories, Playwright
 * in Chromium and Puppeteer in Firefox on the production build. Elements are found by role and
 * accessible name, the first match counts, and every search waits.
 */
export type Visitor = {
  click(role: Role, name: RegExp, part?: Part): Promise<void>;
  fill(label: RegExp, text: string): Promise<void>;
  see(role: Role, name: RegExp, part?: Part): Promise<void>;
  seeText(words: RegExp): Promise<void>;
  seeValue(label: RegExp, text: string): Promise<void>;
  /** Asserts that a link leads to that URL; links to other sites are not followed. */
  seeLinkTo(name: RegExp, href: RegExp): Promise<void>;
  /** Asserts that the element is absent. To assert that it never appears, pass time first. */
  seeNo(role: Role, name: RegExp): Promise<void>;

  seeFocus(role: Role, name: RegExp): Promise<void>;

  /** Presses Tab until the element has the focus. */
  tabTo(role: Role, name: RegExp): Promise<void>;
  press(key: 'Enter' | 'ArrowDown' | 'ArrowUp'): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;

  reload(): Promise<void>;
  /** Advances the fake clock; only in a journey with the option `clock`. */
  passTime(milliseconds: number): Promise<void>;
};

/** The tested site's services and products. */
export type Shop = {
  services: readonly Service[];
  products: readonly Product[];
  /** The names of the items already in the cart at the start. */
  stored: readonly string[];
};

/** A journey: its preconditions, its start and the visitor's steps. */
export type Journey = {
  start: string;
  /** The mock scenario, in which a request fails. */
  scenario?: ScenarioName;
  /** The cart stored by an earlier visit. */
  cart?: keyof typeof cartFixtures;
  /** The current time as an ISO date with its zone; default: now. */
  clock?: string;
  /** Whether the screen is a phone's. */
  phone?: boolean;
  walk: (visitor: Visitor, shop: Shop) => Promise<void>;
};
