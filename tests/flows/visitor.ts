import type { cartFixtures } from '#mocks/fixtures/carts.ts';
import type { Product } from '#contract/products.ts';
import type { Service } from '#contract/services.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';

export type Role = 'link' | 'button' | 'radio' | 'textbox' | 'heading';

/** Where a visitor looks: at the page with the dialog over it, or at the header, whose links it shares. */
export type Part = 'page' | 'header';

/**
 * What a visitor does and sees, played by any driver: Testing Library in a story, Playwright in
 * Chromium and Puppeteer in Firefox on the production build. Everything is found as a visitor finds it, by its role and its words; of
 * several things of one name the first is meant. What is looked for may still be on its way.
 */
export type Visitor = {
  click(role: Role, name: RegExp, part?: Part): Promise<void>;
  fill(label: RegExp, text: string): Promise<void>;
  see(role: Role, name: RegExp, part?: Part): Promise<void>;
  seeText(words: RegExp): Promise<void>;
  seeValue(label: RegExp, text: string): Promise<void>;
  /** Whether a link leads to that address; one to another site is not followed. */
  seeLinkTo(name: RegExp, href: RegExp): Promise<void>;
  /** Whether it is gone by now; a journey that expects it never to come passes the time first. */
  seeNo(role: Role, name: RegExp): Promise<void>;

  seeFocus(role: Role, name: RegExp): Promise<void>;

  /** Presses Tab until it has the focus. */
  tabTo(role: Role, name: RegExp): Promise<void>;
  press(key: 'Enter' | 'ArrowDown' | 'ArrowUp'): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;

  reload(): Promise<void>;
  /** Moves the clock of a journey that has one. */
  passTime(milliseconds: number): Promise<void>;
};

/** What is sold where the visitor is. */
export type Shop = {
  services: readonly Service[];
  products: readonly Product[];
  /** The names of the items in the cart that a journey begins with. */
  stored: readonly string[];
};

/** A journey: what is so before it, where it begins, and what the visitor does. */
export type Journey = {
  start: string;
  /** What goes wrong at the server. */
  scenario?: ScenarioName;
  /** What the browser has stored from an earlier visit. */
  cart?: keyof typeof cartFixtures;
  /** What time it is, as an ISO date with its zone; today without it. */
  clock?: string;
  /** The screen is a phone's. */
  phone?: boolean;
  walk: (visitor: Visitor, shop: Shop) => Promise<void>;
};
