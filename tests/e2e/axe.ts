import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { findPageOverflow, findSmallTargets } from './layout.ts';

/** The page's axe violations: rule and markup, one line each. */
export async function violationsOf(page: Page, { without = [] as string[] } = {}) {
  // Legacy mode takes a third of the time, and leaves out only frames of other sites.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(without)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Asserts that the page has no axe violation, small touch target or horizontal overflow. */
export async function expectAccessible(page: Page, state: string, without: string[] = []) {
  await test.step(state, async () => {
    expect.soft(await violationsOf(page, { without }), state).toEqual([]);
    expect.soft(await findSmallTargets(page), state).toEqual([]);
    expect.soft(await findPageOverflow(page), state).toEqual([]);
  });
}
