import { expect, within } from 'storybook/test';
import type { GiftPage } from '#content/places/places.types.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { fullText } from '#storybook/fullText.ts';

/** Asserts what both kinds of gift pages show and link to (P2). */
export async function expectGifts(canvas: ReturnType<typeof within>, page: GiftPage) {
  const main = within(canvas.getByRole('main'));
  await expect(main.getByRole('heading', { level: 1, name: page.h1 })).toBeVisible();
  await expect(main.getByRole('img', { name: page.picture.alt })).toBeVisible();
  for (const { category, text } of page.ideas) {
    await expect(main.getByRole('heading', { level: 3, name: category })).toBeVisible();
    await expect(main.getByText(fullText(text))).toBeVisible();
  }
  const hrefs = main.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));
  for (const target of ['/gift-cards', '/services', '/gender-reveal-supplies', phoneHref]) {
    await expect(hrefs).toContain(target);
  }
  const [store] = main.getAllByRole('link', { name: /Shop Our Boutique/ });
  await expect(store).toHaveAttribute('href', studio.links.boutique);
  await expect(store).toHaveAttribute('target', '_blank');
}
