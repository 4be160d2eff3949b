import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Visitor } from './visitor.ts';

const WAIT = { timeout: 8000 };
const page = within(document.body);

/** A visitor of a story. Of several links of one name the last is taken: the page's, not the header's. */
export const storyVisitor: Visitor = {
  click: async (role, name) => {
    const found = await page.findAllByRole(role, { name }, WAIT);
    const last = found.at(-1);
    if (last) await userEvent.click(last);
  },
  fill: async (label, text) => {
    const field = await page.findByLabelText(label, {}, WAIT);
    await userEvent.type(field, text);
  },
  seeHeading: async (name) => {
    await expect((await page.findAllByRole('heading', { name }, WAIT))[0]).toBeVisible();
  },
  seeText: async (words) => {
    await expect((await page.findAllByText(words, {}, WAIT))[0]).toBeInTheDocument();
  },
  // The header has links of the same name; the one that is looked for may still be on its way.
  seeLinkTo: (name, href) =>
    waitFor(() => {
      const targets = page.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
      expect(targets.some((target) => href.test(target ?? ''))).toBe(true);
    }, WAIT),
};
