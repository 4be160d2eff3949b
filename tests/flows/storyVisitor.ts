import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tick } from '#storybook/clock.ts';
import { reload } from './StorySite.tsx';
import type { Part, Role, Visitor } from './visitor.ts';

const STOPS = 60;
const screen = within(document.body);
const parts = { page: 'main, [role="dialog"]', header: 'header' } satisfies Record<Part, string>;

const all = (role: Role, name: RegExp, part: Part) =>
  screen.queryAllByRole(role, { name }).filter((element) => element.closest(parts[part]));

const find = (role: Role, name: RegExp, part: Part = 'page') =>
  waitFor(() => {
    const [first] = all(role, name, part);
    if (!first) throw new Error(`No ${role} ${name} in the ${part}`);
    return first;
  });

/** Drives a story with Testing Library. */
export const storyVisitor: Visitor = {
  // A drawer that is closing blocks the pointer for a moment longer.
  click: (role, name, part) => waitFor(async () => userEvent.click(await find(role, name, part))),
  fill: async (label, text) => userEvent.type(await find('textbox', label), text),
  see: async (role, name, part) => {
    const found = await find(role, name, part);
    await waitFor(() => expect(found).toBeVisible());
  },
  seeText: (words) =>
    waitFor(() => {
      const seen = screen.getAllByText(words).filter((element) => element.checkVisibility());
      expect(seen, String(words)).not.toEqual([]);
    }),
  seeValue: async (label, text) => {
    const field = await find('textbox', label);
    await waitFor(() => expect(field).toHaveValue(text));
  },
  seeLinkTo: async (name, href) => {
    const link = await find('link', name);
    await expect(link.getAttribute('href')).toMatch(href);
  },
  seeNo: (role, name) => waitFor(() => expect(all(role, name, 'page')).toEqual([])),

  seeFocus: async (role, name) => {
    const found = await find(role, name);
    await waitFor(() => expect(found).toHaveFocus());
  },

  tabTo: async (role, name) => {
    const target = await find(role, name);
    for (let stop = 0; stop < STOPS && document.activeElement !== target; stop += 1) {
      await userEvent.tab();
    }
    await expect(target).toHaveFocus();
  },
  press: async (key) => void (await userEvent.keyboard(`{${key}}`)),
  type: async (text) => void (await userEvent.keyboard(text)),

  reload,
  passTime: tick,
};
