import { describe, expect, it } from 'vitest';
import { pictures } from '#lib/pictures.ts';
import { addOns } from './addOns.ts';
import { faqs, visitFaqs } from './faqs.ts';
import { weekHours } from './hours.ts';
import { privacyPolicy } from './legal/privacyPolicy.ts';
import { termsOfUse } from './legal/termsOfUse.ts';
import { boutiqueContent } from './pages/boutique.ts';
import { contactContent } from './pages/contact.ts';
import { giftCardsContent } from './pages/giftCards.ts';
import { homeContent } from './pages/home.ts';
import { notFoundContent } from './pages/notFound.ts';
import { servicesContent } from './pages/services.ts';
import { counties } from './places/counties.ts';
import { babyShowerPages, maternityPages } from './places/gifts.ts';
import { towns } from './places/towns.ts';
import { policies } from './policies.ts';
import { topicSlugs } from './paths.ts';
import { prerenderPaths } from './siteRoutes.ts';
import { plannerDisclaimer, plannerText, stages } from './stages.ts';
import { studio } from './studio.ts';
import { topics } from './topics/topics.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

function walk(value: unknown, visit: (value: unknown) => void): void {
  visit(value);
  if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) walk(child, visit);
  }
}

function stringsOf(value: unknown): string[] {
  const strings: string[] = [];
  walk(value, (part) => typeof part === 'string' && strings.push(part));
  return strings;
}

type Head = { seoTitle: string; metaDescription: string };

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && 'seoTitle' in value && 'metaDescription' in value;

/** Every record with a head. The places' records count where their list is complete. */
const heads = new Set<Head>();
for (const [file, module] of Object.entries(modules)) {
  if (!/places\/.+\//.test(file)) walk(module, (value) => isHead(value) && heads.add(value));
}

/** What visitors read, without the texts that have to name what we do not do. */
const prose = Object.entries(modules)
  .filter(([file]) => !/\/(legal|studio|siteRoutes)/.test(file))
  .flatMap(([, module]) => stringsOf(module))
  .filter((text) => text !== plannerDisclaimer);

/** The same, and the heads of the local pages, whose records are complete only where listed. */
const allWords = [...prose, ...stringsOf([counties, towns, babyShowerPages, maternityPages])];

/**
 * What the pages do not say: promises that the studio has not made, talk about the site instead of
 * the visit, and lines that are pleased with themselves.
 */
const bannedPhrases: readonly RegExp[] = [
  /lunch included/i,
  /(last (session|families)|finish(es)?) (is over|leaves?) (by|at)/i,
  /(our|the) first (guests|session) (at|starts)/i,
  /switch on live streaming/i,
  /(let us|from our studio).*seal|sealed answer|said aloud or sealed/i,
  /nobody will (rush|think)/i,
  /kept for you at the desk|we can keep a secret|packed and ready/i,
  /(on|of) (this|our) (site|website|map|list of places)/i,
  /(place|town|village)s? (that we list|on our list)/i,
  /(with a )?page on this|this page lists|than a web page|that this site/i,
  /read the part that fits/i,
  /we have no wish to argue/i,
  /nobody (needs earplugs|will argue)/i,
  /their loss|as presents go|it is only fair/i,
  /because good prose is|here is the abstract/i,
  /one small drummer|small protagonist|guest of honor/i,
  /prize pig|casserole|bratwurst-loving/i,
  /by the standards of/i,
  /more than can be said of/i,
  /wonderings|no fine print|costs nothing extra/i,
  /(crib lasts|nose in the placenta|sit for a minute and breathe)/i,
  /(question|answer) has(n't| not) gone away|neither has the answer/i,
  /fill the car with|nice people|with hooves|evening milking/i,
  /too steep for hurry|quiet has returned|feed the salad bowls|generally a train/i,
  /and we like the question|wait for a table|longer than you think/i,
  /special on (our|the) list|drive is a real one|a real drive|an honest word/i,
  /finds everybody together|for something that matters|drive for a full car/i,
  /sign the card|punch bowl|still gets you to/i,
];

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('page titles and descriptions', () => {
  it('cover the fixed pages, the topics and the not-found page', () => {
    expect(heads.size).toBeGreaterThanOrEqual(12 + topics.length + 1);
  });

  it('have 30 to 60 and 70 to 160 characters', () => {
    const wrong = [...heads].filter(
      ({ seoTitle, metaDescription }) =>
        seoTitle.length < 30 ||
        seoTitle.length > 60 ||
        metaDescription.length < 70 ||
        metaDescription.length > 160,
    );
    expect(wrong.map(({ seoTitle }) => seoTitle)).toEqual([]);
  });

  it.each(['seoTitle', 'metaDescription'] as const)('never use a %s twice', (field) => {
    const texts = [...heads].map((head) => head[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('present the home page by 3D/4D/5D, early gender DNA testing and Ontario, OH (B15)', () => {
    expect(homeContent.seoTitle).toMatch(/3D\/4D\/5D ultrasound.*gender DNA.*Ontario, OH/i);
    expect(homeContent.metaDescription).toMatch(/3D, 4D and 5D in Ontario, OH/);
    expect(homeContent.metaDescription).toMatch(/early gender DNA testing/);
  });
});

describe("the specification's literal texts", () => {
  it('appear unchanged', () => {
    expect(homeContent.hero.h1).toBe('Are you ready to meet the Apple of your Eye?');
    expect(homeContent.services.cards.map(({ title }) => title)).toEqual([
      'Ultrasounds',
      'Gender DNA Testing',
      'Boutique',
      'Real Look 8k',
      'Watercolor Art',
      'Heartbeat Animals',
    ]);
    expect(homeContent.experience.learnMore).toBe('Learn More About Our Studio');
    expect(notFoundContent.h1).toBe('404 Page Not Found');
    expect(notFoundContent.text).toBe('Did you forget to add the page to the router?');
    expect(servicesContent.loading).toBe('Loading services...');
    expect(servicesContent.ultrasound.findMyPackage).toBe('Find My Perfect Package');
    expect(servicesContent.addOns.heading).toBe('Add-ons & Imaging Enhancements');
    expect(boutiqueContent.find.heading).toBe("What You'll Find");
    expect(boutiqueContent.why.heading).toBe('Why Shop Our Boutique?');
    expect(contactContent.form.success).toEqual({
      title: 'Message Sent!',
      text: "Thank you for your message. We'll get back to you as soon as possible.",
    });
    expect(contactContent.form.failure).toEqual({
      title: 'Error',
      text: 'Failed to send message. Please try again or call us directly.',
    });
    expect(plannerText.optimalBadge).toBe('OPTIMAL TIMING WINDOW');
    expect(plannerText.noImages).toBe('More example images coming soon for this stage');
  });

  it('list the add-ons with their prices (E20)', () => {
    expect(addOns.map(({ name, price }) => `${name}, ${price}`)).toEqual([
      'Real Look 8k Hyperreal 3D Ultrasound Image Enhancement, $30',
      'Heartbeat Animals, $32-$55',
      'Recorded Video of Ultrasound Session, $20',
      'Live Streaming of Ultrasound Session, $20',
      'Flash Drive of Ultrasound Images and Video (if purchased), $20',
      'Ultrasound Watercolor Art, $30',
    ]);
  });

  it('list the hours, and leave Sunday out on request (U1, ruling 13)', () => {
    const week = weekHours({ withSunday: true }).map(({ day, text }) => `${day} ${text}`);
    expect(week).toEqual([
      'Monday Closed',
      'Tuesday 10:00 AM-4:00 PM',
      'Wednesday 11:00 AM-8:00 PM',
      'Thursday 10:00 AM-4:00 PM',
      'Friday 11:00 AM-7:00 PM',
      'Saturday 10:00 AM-6:00 PM',
      'Sunday Closed',
    ]);
    expect(weekHours({ withSunday: false })).toHaveLength(6);
  });

  it('have four benefits and three steps on the gift card page (K2, K3)', () => {
    expect(giftCardsContent.benefits.tiles).toHaveLength(4);
    expect(giftCardsContent.steps.items).toHaveLength(3);
  });
});

describe('FAQ questions and policies', () => {
  it('contain 13 questions, each once (M1)', () => {
    expect(faqs).toHaveLength(13);
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(13);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(13);
    for (const { question } of faqs) expect(question).toMatch(/\?$/);
  });

  it("ask about a visit only what the owner's file answers (ruling 64)", () => {
    expect(visitFaqs()).toEqual([]);
    expect(visitFaqs({ parking: 'In front of the door.' })).toEqual([
      { id: 'parking', question: 'Where do we park?', answer: 'In front of the door.' },
    ]);
  });

  it.each([
    ['24 hours of notice', policies.cancellationNotice],
    ['$20', policies.cancellationFee],
    ['a deposit may be required to rebook', policies.deposit],
    ['no refunds once services are rendered', policies.noRefunds],
    ["technician's discretion", policies.freeRebook],
    ['on arrival, by cash or card', policies.paymentDue],
    ['Insurance, HSA and FSA are not accepted', policies.insurance],
    ['within 24 hours', policies.replies],
    ['2 days before', policies.confirmation],
    ['within 14 days (gender is checked from 16 weeks)', policies.rescan],
    ['10-25 minutes', policies.sessionLength],
    ['30-60 minutes', policies.visitLength],
    ['under 5 minutes after', policies.pictures],
    ['at least 7 days before', policies.water],
    ['never expire', policies.giftCards],
    ['15 adults and 4 children', policies.room],
    ['two 85-inch UHD screens', policies.screens],
  ])('state %s (U5-U12, A8)', (fact, text) => {
    expect(text).toContain(fact);
  });
});

describe("the planner's content", () => {
  it('has the six stages with their weeks (F3)', () => {
    expect(stages.map(({ value, weekRange }) => [value, weekRange])).toEqual([
      ['early-pregnancy', '8-12 weeks'],
      ['mid-second', '13-21 weeks'],
      ['late-second', '22-27 weeks'],
      ['optimal-3d', '28-34 weeks'],
      ['late-third', '35+ weeks'],
      ['anterior-placenta', 'Any stage'],
    ]);
  });

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

  it('includes the medical disclaimer (F16)', () => {
    expect(plannerDisclaimer).toMatch(/entertainment only and is not medical advice/);
  });
});

describe('the legal pages', () => {
  it('are effective December 1, 2022, and the privacy policy has 12 sections (K5, K6)', () => {
    expect(privacyPolicy.effectiveDate).toBe('December 1, 2022');
    expect(termsOfUse.effectiveDate).toBe('December 1, 2022');
    expect(privacyPolicy.sections).toHaveLength(12);
    expect(stringsOf(privacyPolicy).join(' ')).toMatch(
      /do not knowingly collect personal information from children under 13/,
    );
    expect(termsOfUse.sections.map(({ id }) => id)).toContain('accounts');
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
  it('link only to pages of this site', () => {
    const targets: string[] = [];
    walk(Object.values(modules), (value) => {
      if (typeof value === 'object' && value !== null && 'to' in value) {
        if (typeof value.to === 'string') targets.push(value.to);
      }
    });
    const pages = new Set<string>(prerenderPaths);
    const path = (to: string) => to.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, '');
    expect(targets.length).toBeGreaterThan(40);
    expect(targets.filter((to) => !pages.has(path(to)))).toEqual([]);
  });

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
    const literal = Object.entries(sources).filter(([, source]) => /['"`\s]\$\d/.test(source));
    expect(literal.map(([file]) => file).sort()).toEqual([
      './addOns.ts',
      './conflicts.ts',
      './policies.ts',
    ]);
  });

  it('use the apostrophes and quotes of the literal strings', () => {
    const words = [...Object.values(modules).flatMap(stringsOf), JSON.stringify(studio)];
    expect(words.filter((text) => /[\u2018\u2019\u201C\u201D]/.test(text))).toEqual([]);
  });

  it.each(bannedPhrases)('never contain %s', (phrase) => {
    expect(allWords.filter((text) => phrase.test(text))).toEqual([]);
  });

  it('contain no placeholder and no exclamation mark', () => {
    expect(prose.filter((text) => /lorem|todo|tbd|xxx/i.test(text))).toEqual([]);
    const allowed = new Set<string>([contactContent.form.success.title]);
    expect(prose.filter((text) => text.includes('!') && !allowed.has(text))).toEqual([]);
  });
});
