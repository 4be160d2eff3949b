import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The page's axe violations: rule and markup, one line each. */
export async function violationsOf(page: Page, { without = [] as string[] } = {}) {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
