import { expect, test } from '@playwright/test';
import { countySlugs, townPath, townSlugs } from '#content/paths.ts';

test.use({ javaScriptEnabled: false });

/** The most that two pages may share of the smaller one's five-word runs (ruling 15). */
const MOST_SHARED = 0.7;

const names = [...townSlugs, ...countySlugs].map((slug) => slug.replaceAll('-', ' '));

function fiveWordRuns(text: string): Set<string> {
  let plain = text.toLowerCase();
  for (const name of names) plain = plain.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), ' ');
  const words = plain.match(/[a-z']+/g) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / Math.min(a.size, b.size);
}

test('no two town pages read the same with names swapped', async ({ page }) => {
  test.setTimeout(60_000);
  const runs: { slug: string; runs: Set<string> }[] = [];
  for (const slug of townSlugs) {
    await page.goto(townPath(slug), { waitUntil: 'domcontentloaded' });
    runs.push({ slug, runs: fiveWordRuns(await page.locator('main').innerText()) });
  }
  const pairs = runs.flatMap((one, index) =>
    runs.slice(index + 1).map((other) => ({
      pair: `${one.slug} and ${other.slug}`,
      shared: sharedPart(one.runs, other.runs),
    })),
  );
  const worst = pairs.reduce((most, pair) => (pair.shared > most.shared ? pair : most));
  console.log(`Most alike: ${worst.pair}, ${Math.round(worst.shared * 100)} % shared`);
  expect(worst.shared, worst.pair).toBeLessThan(MOST_SHARED);
});
