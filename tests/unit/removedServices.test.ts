import { afterEach, describe, expect, it, vi } from 'vitest';
import studio from '#mocks/fixtures/owner/studio.json' with { type: 'json' };

/** The site's texts for a catalogue without these services. */
async function textsWithout(...removedServices: string[]) {
  vi.resetModules();
  vi.doMock('#owner/studioFile.ts', () => ({ default: { ...studio, removedServices } }));
  const { stages } = await import('#content/stages.ts');
  const { packageOfWeek } = await import('#content/stageHeads.ts');
  const { topics } = await import('#content/topics/topics.ts');
  const { faqs } = await import('#content/faqs.ts');
  const { weekLines } = await import('#content/weekLines.ts');
  const { counties } = await import('#content/places/counties.ts');
  const { towns } = await import('#content/places/towns.ts');
  const { babyShowerPages, maternityPages } = await import('#content/places/gifts.ts');
  const { localContent } = await import('#content/pages/local.ts');
  const { structuredData } = await import('#content/structuredData.ts');
  return {
    stages,
    packageOfWeek,
    topics,
    faqs,
    weekLines,
    places: [counties, towns, babyShowerPages, maternityPages],
    local: { ...localContent, visit: undefined, range: localContent.services.range('$1', '$2') },
    search: structuredData('/services', 'https://studio.example'),
  };
}

afterEach(() => vi.doUnmock('#owner/studioFile.ts'));

const isPackage = /^\/services#(quick|first|gender|bump|cherished|premiere)-/;

const packages = {
  'quick-peek': 'Quick Peek',
  'first-glimpse': 'First Glimpse',
  'gender-peek': 'Gender Peek',
  'bump-day-special': 'weekly special',
  'cherished-memories': 'Cherished Memories',
  'premiere-view': 'Premiere View',
};

describe('texts about a service that is not in the catalogue', () => {
  it.each(Object.entries(packages))('do not mention %s', async (id, name) => {
    const mention = new RegExp(`${name}|services#${id}`);
    expect(JSON.stringify(await textsWithout())).toMatch(mention);
    const texts = await textsWithout(id);
    expect(JSON.stringify(texts)).not.toMatch(mention);
    for (const { weeks, links } of texts.stages) {
      if (weeks) expect(links.map(({ to }) => to)).toContainEqual(expect.stringMatching(isPackage));
    }
    for (let week = 8; week <= 39; week += 1) {
      if (week === 14 && id === 'quick-peek') continue;
      expect(texts.packageOfWeek(week)?.to, `week ${week}`).toMatch(isPackage);
    }
    for (const { answer } of texts.faqs) expect(answer).not.toBe('');
  });

  it('recommend the next fitting package', async () => {
    const weeks = [8, 13, 16, 24, 31, 36];
    const firsts = async (...ids: string[]) => {
      const { packageOfWeek } = await textsWithout(...ids);
      return weeks.map((week) => packageOfWeek(week)?.label);
    };
    expect(await firsts('quick-peek', 'cherished-memories')).toEqual([
      'See First Glimpse',
      'See First Glimpse',
      'See Gender Peek',
      'See Bump Day Special',
      'See Premiere View',
      'See Premiere View',
    ]);
    expect(await firsts(...Object.keys(packages))).toEqual(Array(6).fill(undefined));
  });
});
