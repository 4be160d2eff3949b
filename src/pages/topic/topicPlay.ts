import { expect, within } from 'storybook/test';
import type { Topic } from '#content/topics/topics.types.ts';
import { fullText } from '#storybook/fullText.ts';

/** A `play` that asserts the article's full text and its table of contents. */
export function expectFullArticle(topic: Topic) {
  return async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: topic.h1 })).toBeVisible();
    await expect(main.getByText(fullText(topic.lead))).toBeVisible();
    const alt = topic.comparison?.before.alt ?? topic.pictureAlt;
    await expect(main.getByRole('img', { name: alt })).toBeVisible();
    const contents = within(main.getByRole('navigation', { name: 'In this article' }));
    for (const { heading, paragraphs, links = [] } of topic.sections) {
      const title = main.getByRole('heading', { level: 2, name: heading });
      await expect(contents.getByRole('link', { name: heading })).toHaveAttribute(
        'href',
        `#${title.id}`,
      );
      for (const paragraph of paragraphs)
        await expect(main.getByText(fullText(paragraph))).toBeVisible();
      for (const { label, to } of links) {
        const targets = main
          .getAllByRole('link', { name: label })
          .map((link: HTMLElement) => link.getAttribute('href'));
        await expect(targets).toContain(to);
      }
    }
    await expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/services');
  };
}
