import { describe, expect, it } from 'vitest';
import { pictures } from '#lib/pictures.ts';
import { faqs, visitFaqs } from './faqs.ts';
import { contactContent } from './pages/contact.ts';
import { homeContent } from './pages/home.ts';
import { topicSlugs } from './paths.ts';
import { plannerDisclaimer, stages } from './stages.ts';
import { studio } from './studio.ts';
import { teamWords } from './pages/about.ts';
import { topics } from './topics/topics.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

function collectStrings(value: unknown, visit: (value: unknown) => void): void {
  visit(value);
  if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) collectStrings(child, visit);
  }
}

function stringsOf(value: unknown): string[] {
  const strings: string[] = [];
  collectStrings(value, (part) => typeof part === 'string' && strings.push(part));
  return strings;
}

/** Texts that visitors read, except those that must mention forbidden terms to disclaim them. */
const prose = Object.entries(modules)
  .filter(([file]) => !/\/(legal|studio|siteRoutes)/.test(file))
  .flatMap(([, module]) => stringsOf(module))
  .filter((text) => text !== plannerDisclaimer);

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

it('title and description present the home page by 3D/4D/5D, early gender DNA testing and Ontario, OH (B15)', () => {
  expect(homeContent.seoTitle).toMatch(/3D\/4D\/5D ultrasound.*gender DNA.*Ontario, OH/i);
  expect(homeContent.metaDescription).toMatch(/3D, 4D and 5D in Ontario, OH/);
  expect(homeContent.metaDescription).toMatch(/early gender DNA testing/);
});

describe('FAQ questions', () => {
  it('contain 13 questions, each once (M1)', () => {
    expect(faqs).toHaveLength(13 + visitFaqs(studio.visit).length);
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
    for (const { question } of faqs) expect(question).toMatch(/\?$/);
  });

  it("include questions about a visit only if the owner's file answers them (ruling 64)", () => {
    expect(visitFaqs()).toEqual([]);
    expect(visitFaqs({ parking: 'In front of the door.' })).toEqual([
      { id: 'parking', question: 'Where do we park?', answer: 'In front of the door.' },
    ]);
  });
});

describe("the planner's content", () => {
  it.each([
    ['early-pregnancy', ['DNA', 'Quick Peek', 'First Glimpse', 'boutique', '21+ weeks']],
    ['mid-second', ['DNA', 'Gender Peek', 'boutique', 'Premiere View', '28+ weeks']],
    ['late-second', ['Cherished Memories', 'after 28 weeks', 'Premiere View', '8K Hyperreal']],
    ['optimal-3d', ['Cherished Memories', '8K Hyperreal add-on']],
    ['late-third', ['Cherished Memories']],
    ['anterior-placenta', ['consultation', 'all our packages']],
  ])('recommends for %s the services of section 9 (F9-F14)', (value, facts) => {
    const stage = stages.find((candidate) => candidate.value === value);
    const words = stringsOf([stage?.recommendation, stage?.links]).join(' ');
    for (const fact of facts) expect(words).toContain(fact);
  });

  it('marks one stage as optimal and gives reasons for every stage but the last (F7, F8)', () => {
    expect(stages.filter((stage) => stage.recommendation.optimal).map((s) => s.value)).toEqual([
      'optimal-3d',
    ]);
    expect(stages.filter((stage) => !stage.recommendation.reasons).map((s) => s.value)).toEqual([
      'anterior-placenta',
    ]);
  });

  it('has the same week in file name, caption and alt text of every example image', () => {
    for (const { value, weeks, ultrasoundImages } of stages) {
      for (const { src, week: caption, alt } of ultrasoundImages) {
        const [, week, art] = /^scan-week-(\d+)(-8k|-watercolor)?$/.exec(src) ?? [];
        const suffix = { '-8k': ', 8K Hyperreal', '-watercolor': ', watercolor' }[art ?? ''] ?? '';
        const kind = art ? 'picture' : Number(week) < 20 ? 'ultrasound' : '3D ultrasound';
        expect(caption, src).toBe(`Week ${week}${suffix}`);
        expect(alt, src).toMatch(new RegExp(`^Example of an? ${week}-week ${kind}\\b`));
        expect(Number(week), `${src} in ${value}`).toBeGreaterThanOrEqual(weeks?.from ?? 0);
        expect(Number(week), `${src} in ${value}`).toBeLessThanOrEqual(weeks?.to ?? 40);
      }
    }
  });

  it('uses every scan once with an alt text of its own', () => {
    const images = stages.flatMap((stage) => stage.ultrasoundImages);
    const scans = Object.keys(pictures).filter((name) => name.startsWith('scan-'));
    expect(images.map(({ src }) => src).toSorted()).toEqual(scans.toSorted());
    expect(new Set(images.map(({ alt }) => alt.replace(/^.*: /, ''))).size).toBe(images.length);
  });

  it('has stages with no, one and several images (ruling 19)', () => {
    const counts = new Set(stages.map((stage) => Math.min(stage.ultrasoundImages.length, 2)));
    expect(counts).toEqual(new Set([0, 1, 2]));
  });
});

describe('topic articles', () => {
  it('cover the seven topic pages', () => {
    expect(topics.map(({ slug }) => slug)).toEqual([...topicSlugs]);
  });

  it.each(topics.map((topic) => [topic.slug, topic] as const))(
    'article %s has 400-700 words',
    (_, topic) => {
      const text = topic.sections.flatMap(({ paragraphs, list }) => [
        ...paragraphs,
        ...(list ?? []),
      ]);
      const words = wordCount([topic.lead, ...text].join(' '));
      expect(words).toBeGreaterThanOrEqual(400);
      expect(words).toBeLessThanOrEqual(700);
      expect(topic.sections.length).toBeGreaterThanOrEqual(4);
    },
  );
});

describe("the site's texts", () => {
  it('make no safety, diagnostic or medical claim (ruling 37)', () => {
    const claims = /\b(safe(ty|ly)?|harmless|diagnos\w*|FDA|guarantee\w*|clinical\w*|healthy)\b/i;
    expect(prose.filter((text) => claims.test(text))).toEqual([]);
    const medical = prose.filter((text) => /medical/i.test(text));
    expect(medical.filter((text) => !/not (a )?medical/.test(text))).toEqual([]);
  });

  it('name no price that the specification does not print (ruling 2)', () => {
    const printed = ['$20', '$30', '$32-$55', '$35', '$45-$65'];
    const prices = prose.flatMap((text) => text.match(/\$\d[\d.,]*(-\$\d[\d.,]*\d)?/g) ?? []);
    expect(
      prices.map((price) => price.replace(/[.,]$/, '')).filter((p) => !printed.includes(p)),
    ).toEqual([]);
  });

  it("use the apostrophes and quotation marks of the specification's strings", () => {
    const words = [...Object.values(modules).flatMap(stringsOf), JSON.stringify(studio)];
    expect(words.filter((text) => /[\u2018\u2019\u201C\u201D]/.test(text))).toEqual([]);
  });

  it('contain no placeholder and no exclamation mark', () => {
    expect(prose.filter((text) => /lorem|todo|tbd|xxx/i.test(text))).toEqual([]);
    const allowed = new Set([contactContent.form.success.title, ...stringsOf(studio)]);
    expect(prose.filter((text) => text.includes('!') && !allowed.has(text))).toEqual([]);
  });
});

it.each([
  [1, "There's one of us,"],
  [2, 'There are two of us.'],
  [3, 'There are three of us.'],
  [6, 'There are six of us.'],
])('the words above a team of %i count it', (count, start) => {
  expect(teamWords(count).lead).toMatch(new RegExp(`^${start}`));
});
