/**
 * What a visitor does and sees, whoever plays the visitor: Testing Library in a story, Playwright on
 * the production build. Everything is found as a visitor finds it, by its role and its words.
 */
export type Visitor = {
  click(role: 'link' | 'button' | 'radio', name: RegExp): Promise<void>;
  fill(label: RegExp, text: string): Promise<void>;
  seeHeading(name: RegExp): Promise<void>;
  seeText(words: RegExp): Promise<void>;
  /** Whether a link leads to that address. */
  seeLinkTo(name: RegExp, href: RegExp): Promise<void>;
};

/** A journey: where it begins, and what the visitor does. */
export type Journey = { start: string; walk: (visitor: Visitor) => Promise<void> };
