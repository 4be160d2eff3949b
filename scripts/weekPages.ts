import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionWeeks } from '#content/growth.ts';
import { weekPreview } from '#content/weekPreview.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Writes the planner's page once more for each week, with the head of that week's link preview. The
 * server sends it for `?week=` (`server/http/site.ts`); elsewhere all weeks have the general head.
 * @throws Error when the page lacks a tag
 */
export function writeWeekPages(pages: string, publicUrl: string): void {
  const page = readFileSync(join(pages, 'peek-planner/index.html'), 'utf8');
  for (const week of sessionWeeks) {
    const { title, description, image, query } = weekPreview(week);
    const tags = {
      'og:title': title,
      'og:description': description,
      'og:image': `${publicUrl}${image.url}`,
      'og:image:alt': image.alt,
      'og:url': `${publicUrl}/peek-planner${query}`,
    };
    let html = page;
    for (const [property, content] of Object.entries(tags)) {
      const tag = new RegExp(`(?<=<meta property="${property}" content=")[^"]*`);
      if (!tag.test(html)) throw new Error(`The planner's page has no ${property}.`);
      html = html.replace(tag, () => escape(content));
    }
    writeFileSync(join(pages, `peek-planner/week-${week}.html`), html);
  }
}
