import { describe, expect, it } from 'vitest';
import { giftTexts, placeTexts } from '#tests/support/placeTexts.ts';
import { findSimilarPairs, wordRuns } from '#tests/support/wordRuns.ts';
import { countySlugs, giftTownSlugs, townSlugs } from '../paths.ts';
import { counties } from './counties.ts';
import { compassDirection } from './geography.ts';
import { babyShowerPages, maternityPages } from './gifts.ts';
import { towns } from './towns.ts';

const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);

const placePageOf = (kind: string, { slug }: { slug: string }, texts: string[]) => {
  return { page: `${kind} ${slug}`, text: texts.join(' ') };
};

const pages = [
  ...counties.map((place) => placePageOf('county', place, placeTexts(place))),
  ...towns.map((place) => placePageOf('town', place, placeTexts(place))),
  ...babyShowerPages.map((page) => placePageOf('baby shower', page, giftTexts(page))),
  ...maternityPages.map((page) => placePageOf('maternity', page, giftTexts(page))),
];

const placeNames = new Set(
  [...counties, ...towns].flatMap(({ name }) => name.toLowerCase().split(' ')),
);

/** The words of a text without place names and numbers. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter(
    (word) => !placeNames.has(word) && !/\d/.test(word),
  );

describe('the place records', () => {
  it("match the specification's list and order", () => {
    expect(slugsOf(counties)).toEqual([...countySlugs]);
    expect(slugsOf(towns)).toEqual([...townSlugs]);
    expect(slugsOf(babyShowerPages)).toEqual([...giftTownSlugs]);
    expect(slugsOf(maternityPages)).toEqual([...giftTownSlugs]);
  });

  it('have a drive of 5 to 40 minutes and the phrase for that distance (O3-O5)', () => {
    for (const { slug, minutes, distanceFromStudio } of towns) {
      expect(minutes, slug).toBeGreaterThanOrEqual(5);
      expect(minutes, slug).toBeLessThanOrEqual(40);
      const phrase = minutes > 30 ? 'less than an hour away' : `just ${minutes} minutes away`;
      const atHome = slug === 'ontario' || slug === 'mansfield';
      expect(distanceFromStudio, slug).toMatch(atHome ? /^Located in / : new RegExp(`^${phrase}$`));
    }
  });

  it('give every county a larger population than its towns together', () => {
    const toNumber = (population: string) => Number(population.replaceAll(',', ''));
    for (const { name, population } of counties) {
      const inTowns = towns
        .filter(({ county }) => county === name)
        .reduce((sum, town) => sum + toNumber(town.population), 0);
      expect(toNumber(population), name).toBeGreaterThan(inTowns);
    }
  });

  it('link each town to three other towns and each county to its own', () => {
    for (const { slug, neighbours } of towns) {
      expect(neighbours, slug).toHaveLength(3);
      expect(slugsOf(neighbours), slug).not.toContain(slug);
      for (const neighbour of neighbours) expect(slugsOf(towns)).toContain(neighbour.slug);
    }
    expect(counties.flatMap((county) => slugsOf(county.towns)).toSorted()).toEqual(
      slugsOf(towns).toSorted(),
    );
  });
});

describe("the place pages' texts", () => {
  it.each(pages)('$page has enough unique text', ({ page, text }) => {
    const words = text.split(' ').length;
    const wanted = page.startsWith('town') ? 130 : page.startsWith('county') ? 110 : 75;
    expect(words).toBeGreaterThanOrEqual(wanted);
  });

  it.each(pages)('$page prints no price, no minutes and no medical claim', ({ text }) => {
    expect(text).not.toMatch(/\$\d|\d minutes|\bsafe|diagnos|\bhealthy|\bmedical/i);
  });

  it('share less than 15 % of their five-word sequences with any other page', () => {
    const texts = pages.map(({ page, text }) => ({ name: page, runs: wordRuns(wordsOf(text)) }));
    expect(findSimilarPairs(texts, 0.15)).toEqual([]);
  });
});

// Fixed coordinates: the directions lead to Ontario, wherever in town the studio's address is.
const ontario = { latitude: 40.768, longitude: -82.5922 };

it.each(towns.filter(({ slug }) => slug !== 'ontario'))(
  'the page of $name gives the right directions',
  (town) => {
    const wind = compassDirection(town, ontario);
    expect(town.drive).toMatch(new RegExp(`\\b${wind}(bound)?\\b`, 'i'));
  },
);
