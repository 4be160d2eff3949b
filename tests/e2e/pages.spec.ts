import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { hydrated, watch } from './page.ts';

// Every page as a visitor's browser has it: no violation of axe's rules or of the security policy,
// no error in the console, and no request to another host before a click.
for (const path of [...prerenderPaths, '/no-such-page']) {
  test(`${path} is sound`, async ({ page }) => {
    const troubles = await watch(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText('Loading services...')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    expect(troubles(path === '/no-such-page' ? [/404/] : [])).toEqual([]);
  });
}
