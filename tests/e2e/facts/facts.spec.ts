import { expect, test } from '@playwright/test';
import { noIndexPaths, prerenderPaths } from '#content/siteRoutes.ts';
import { studio } from '#content/studio.ts';
import { counties } from '#content/places/counties.ts';
import { towns } from '#content/places/towns.ts';
import { babyShowerPages, maternityPages } from '#content/places/gifts.ts';
import { servedIds } from '#tests/support/served.ts';
import { findSimilarPairs, wordRuns } from '#tests/support/wordRuns.ts';
import minutesByCar from './minutes.json' with { type: 'json' };
import { fetchServedPage, type PageLink, type ServedPage } from './servedPage.ts';

// What every page must print, in the order of the specification, read from the served HTML. The
// specification's own numbers are literals here (ruling 51); the owner's facts come from the served
// studio.

const NOT_FOUND = '/no-such-page';
const COUNTIES = counties.map(({ slug }) => `/3d-ultrasound-${slug}-county`);
const TOWNS = towns.map(({ slug }) => `/3d-ultrasound-${slug}`);
const SHOWERS = babyShowerPages.map(({ slug }) => `/baby-shower-gifts-${slug}`);
const MATERNITY = maternityPages.map(({ slug }) => `/maternity-gifts-${slug}`);
const TOPICS = [
  '/early-gender-testing-ohio',
  '/3d-4d-ultrasound',
  '/8k-hyperreal-images',
  '/gender-reveal-supplies',
  '/3d-elective-ultrasound-ohio',
  '/maternity-gifts',
  '/3d-ultrasound-near-me',
];
const FIXED = [
  '/',
  '/services',
  '/boutique',
  '/about',
  '/contact',
  '/gift-cards',
  '/peek-planner',
  '/thank-you',
  '/privacy-policy',
  '/terms-of-use',
  '/service-areas',
  '/faq',
];

const { address, booking, links } = studio;
const PHONE = `tel:+1${studio.phone.replaceAll(/\D/g, '')}`;
const ADDRESS = `${address.street}, ${address.city}, ${address.state} ${address.zipCode}`;

const pages = new Map<string, ServedPage>();

/** The served page at `path`. */
function pageAt(path: string): ServedPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} is not among the pages.`);
  return page;
}

/** All pages, including the not-found page. */
const allPages = () => [...pages.values()];

test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
  for (const path of prerenderPaths) pages.set(path, await fetchServedPage(request, path));
  pages.set(NOT_FOUND, await fetchServedPage(request, NOT_FOUND, 404));
  await request.dispose();
});

/** Asserts that each of `paths` prints each of `facts` in its main part. */
function expectFacts(paths: readonly string[], ...facts: (string | RegExp)[]) {
  for (const path of paths) {
    for (const fact of facts) {
      const found =
        typeof fact === 'string' ? pageAt(path).main.includes(fact) : fact.test(pageAt(path).main);
      expect.soft(found, `${path} says ${fact}`).toBe(true);
    }
  }
}

/** Asserts that no page prints a match of `pattern`, except the `allowed` ones. */
function expectAbsent(pattern: RegExp, allowed: readonly string[] = []) {
  const found = allPages().flatMap(({ path, header, main, footer }) =>
    allowed.includes(path)
      ? []
      : ([header, main, footer].join(' ').match(pattern) ?? []).map((hit) => `${path}: ${hit}`),
  );
  expect.soft(found, String(pattern)).toEqual([]);
}

/** Asserts that each of `paths` has a link with this text to `href`. */
function expectLink(
  paths: readonly string[],
  words: string | RegExp,
  href: string,
  part: keyof ServedPage['links'] = 'main',
) {
  for (const path of paths) {
    const found = pageAt(path).links[part].filter(({ text }) =>
      typeof words === 'string' ? text === words : words.test(text),
    );
    expect.soft(found.length, `${path}: ${part} has a link ${words}`).toBeGreaterThan(0);
    expect
      .soft([...new Set(found.map((link) => link.href))], `${path}: ${part}, ${words}`)
      .toEqual([href]);
  }
}

function expectLinks(
  paths: readonly string[],
  part: keyof ServedPage['links'],
  hrefs: Readonly<Record<string, string>>,
) {
  for (const [words, href] of Object.entries(hrefs)) expectLink(paths, words, href, part);
}

/** All matches of `pattern` on all pages, to assert that no other number is printed. */
function findNumbers(pattern: RegExp): string[] {
  const found = allPages().flatMap(({ main }) =>
    [...main.matchAll(pattern)].map(([, figure = '']) => figure),
  );
  return [...new Set(found)].sort();
}

test.describe('specification 1, product: the site', () => {
  test('has no sign-in on any page (A1)', () => {
    expectAbsent(
      /\b(sign|log)[ -]?(in|up|out)\b|\b(login|register|password|(your|my|an?) accounts?)\b/gi,
      ['/terms-of-use'],
    );
  });

  test('offers ultrasound from 8 to 39 weeks (A2)', () => {
    expectFacts(
      ['/', '/services', '/faq', '/3d-elective-ultrasound-ohio', ...COUNTIES, ...TOWNS],
      '8 to 39 weeks',
    );
    expect(findNumbers(/(\d+ to \d+) weeks of pregnancy/g)).toEqual(['8 to 39']);
  });

  test('offers the DNA test from 6 weeks, at 99.9 %, within 24 hours (A3, ruling 3)', () => {
    expectFacts(['/early-gender-testing-ohio', '/about', '/'], '99.9%');
    expectFacts(['/faq'], 'over 99%');
    expectFacts(['/early-gender-testing-ohio'], 'Powered by Peekaboo');
    expectFacts(['/', '/faq', '/early-gender-testing-ohio'], 'as soon as 24 hours');
    expectFacts(
      ['/', '/services', '/about', '/faq', '/early-gender-testing-ohio', ...COUNTIES, ...TOWNS],
      /from 6 weeks/,
    );
    expect(findNumbers(/(\S+)%/g)).toEqual(['99', '99.9']);
    expectAbsent(/over 99%/g, ['/faq']);
  });

  test('offers gender determination by ultrasound from 15 weeks (A4)', () => {
    expectFacts(
      ['/services', '/about', '/faq', ...COUNTIES, ...TOWNS],
      /ultrasound from 15 weeks|[Bb]y ultrasound from 15 weeks/,
    );
    expect(findNumbers(/by ultrasound,? (?:we can look )?from (\d+) weeks/gi)).toEqual(['15']);
  });

  test('shows "Powered by" and the booking provider, with no word before it (A6, ruling 44)', () => {
    expectFacts(['/services'], `Powered by ${booking.provider}`);
    expectAbsent(/\S+ powered by (?!Peekaboo)/g);
  });

  test('states seats for 15 adults and 4 children, 15+ on the home page, and two 85-inch screens (A8)', () => {
    expectFacts(['/about', '/faq'], '15 adults and 4 children');
    expectFacts(['/about', '/faq', ...COUNTIES, ...TOWNS], /two 85-inch UHD screens/i);
    expectFacts(['/'], '15+ guests', /two 85-inch screens/i);
    expect(findNumbers(/(\d+) adults/g)).toEqual(['15']);
    expect(findNumbers(/(\d+) children/g)).toEqual(['4']);
    expectAbsent(/(?<!\btwo )\b\d+-inch/gi);
    expect(findNumbers(/(\d+)-inch/g)).toEqual(['85']);
    expectAbsent(/15\+ guests/g, ['/']);
  });
});

test.describe('specification 2, screens', () => {
  test('all 78 pages are served, and no page prints the number 78 (ruling 4)', () => {
    const specified = [...FIXED, ...TOPICS, ...COUNTIES, ...TOWNS, ...SHOWERS, ...MATERNITY];
    expect(specified).toHaveLength(78);
    expect(prerenderPaths).toEqual(expect.arrayContaining(specified));
    expectAbsent(
      /\b(29|30|78|twenty-nine|thirty|seventy-eight) (towns?|cities|places|pages|communities)\b/gi,
    );
  });

  test('local pages have the title and description of their records (B15, N4)', () => {
    expect(pageAt('/').title).toMatch(/3D\/4D\/5D ultrasound.*gender DNA.*Ontario, OH/i);
    for (const [paths, records] of [
      [COUNTIES, counties],
      [TOWNS, towns],
      [SHOWERS, babyShowerPages],
      [MATERNITY, maternityPages],
    ] as const) {
      paths.forEach((path, index) => {
        const { seoTitle, metaDescription, h1 } = records[index] ?? {};
        const title = `${seoTitle} | ${studio.name}`;
        expect.soft(pageAt(path), path).toMatchObject({ title, description: metaDescription, h1 });
      });
    }
  });

  const served = () => prerenderPaths.map(pageAt);

  test('every page is complete, with a title and description of its own (B15)', () => {
    for (const page of served()) {
      const { path, title, description, canonical } = page;
      const says = (what: string) => `${what} of ${path}`;
      const [words = '', brand] = title.split(/ \| (?=[^|]*$)/);
      expect.soft(brand, path).toBe(studio.name);
      expect.soft(words.length, says(title)).toBeGreaterThanOrEqual(30);
      expect.soft(words.length, says(title)).toBeLessThanOrEqual(60);
      expect.soft(description.length, says(description)).toBeGreaterThanOrEqual(70);
      expect.soft(description.length, says(description)).toBeLessThanOrEqual(160);
      expect.soft(page.headings, says('h1')).toBe(1);
      expect.soft(page.h1, says('h1')).not.toBe('');
      expect.soft(new URL(canonical ?? 'none:').pathname, says('canonical')).toBe(path);
      expect.soft(page.lang, path).toBe('en');
      expect.soft(page.robots, path).toBe(noIndexPaths.has(path) ? 'noindex' : undefined);
      for (const part of [page.header, page.footer]) expect.soft(part, path).not.toBe('');
      expect.soft(page.main.split(' ').length, says('words')).toBeGreaterThan(40);
    }
    for (const own of ['title', 'description'] as const) {
      const texts = served().map((page) => page[own]);
      expect.soft(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  // The single services and the DNA section are rendered with the service list (ruling 17).
  const arriveLate = new Set(['dna-testing', ...servedIds]);

  test('every internal link and hash resolves, and every page has a link from another page', () => {
    const linked = new Set<string>();
    const isBroken = (from: string, href: string) => {
      const target = new URL(href, `http://site${from}`);
      if (target.host !== 'site') return false;
      const path = target.pathname.replace(/(.)\/$/, '$1');
      const page = pages.get(path);
      if (!page) return true;
      if (path !== from) linked.add(path);
      const hash = target.hash.slice(1);
      return hash !== '' && !arriveLate.has(hash) && !page.ids.has(hash);
    };
    const broken = served().flatMap(({ path, links: { body } }) =>
      body.filter(({ href }) => isBroken(path, href)).map(({ href }) => `${path}: ${href}`),
    );
    expect(broken).toEqual([]);
    const topicLinks = served().flatMap(({ links: { main } }) => main.map(({ href }) => href));
    for (const topic of TOPICS) {
      const links = topicLinks.filter((href) => href === topic);
      expect.soft(links.length, `links to ${topic}`).toBeGreaterThan(2);
    }
    const unlinked = prerenderPaths.filter((path) => !linked.has(path) && !noIndexPaths.has(path));
    expect(unlinked).toEqual([]);
  });

  const all = [...prerenderPaths, NOT_FOUND];

  test('the header has address, phone, Book Now, Gift Cards and navigation (C1, C2)', () => {
    for (const page of allPages()) expect.soft(page.header, page.path).toContain(address.street);
    // The services page links to its own packages (ruling 46).
    const others = all.filter((path) => path !== '/services');
    expectLink(others, 'Book Now', '/services', 'header');
    expectLink(['/services'], 'Book Now', '#ultrasound-packages', 'header');
    expectLinks(all, 'header', {
      [studio.phone]: PHONE,
      'Gift Cards': '/gift-cards',
      Home: '/',
      'Services & Packages': '/services',
      Boutique: links.boutique,
      About: '/about',
      Contact: '/contact',
    });
  });

  test('the footer has links, a payment note and a review link (C4, C5)', () => {
    expectLinks(all, 'footer', {
      'Services & Packages': '/services',
      Boutique: '/boutique',
      'Gift Cards': '/gift-cards',
      About: '/about',
      FAQ: '/faq',
      Contact: '/contact',
      'Privacy Policy': '/privacy-policy',
      'Terms of Use': '/terms-of-use',
      Facebook: links.facebook,
      Instagram: links.instagram,
    });
    expectLink(all, /review/i, links.review, 'footer');
    for (const { footer, path } of allPages()) {
      expect.soft(footer, path).toContain('Payment is due on arrival, by cash or card.');
    }
  });

  test('external links open in a new tab without an opener (ruling 10)', () => {
    const external = allPages().flatMap(({ links: { body } }) =>
      body.filter(({ href }) => /^https?:/.test(href)),
    );
    expect(external.length).toBeGreaterThan(500);
    const wrong = external.filter(
      ({ target, rel }: PageLink) => target !== '_blank' || !rel?.split(' ').includes('noopener'),
    );
    expect(wrong).toEqual([]);
  });

  // The ARIA snapshots of their stories own the words of these pages.
  test('pages have their specified links and anchors (D1-D7, E4, E7-E9, F2, H1, I5, J2, K2, K5, M2)', () => {
    const linksByPage: Readonly<Record<string, [words: string | RegExp, href: string][]>> = {
      '/': [
        ['Book Now', '/services'],
        ['Gift Cards', '/gift-cards'],
        [/\(Ultrasounds\)/, '/services'],
        [/\(Gender DNA Testing\)/, '/services#dna-testing'],
        [/\(Boutique\)/, '/boutique'],
        ['Shop Now', links.boutique],
        [/\((Real Look 8k|Watercolor Art)\)/, '/services#8k-hyperreal'],
        ['Choose an animal', links.boutique],
        [/channel/, links.videoChannel],
        ['Learn More About Our Studio', '/about'],
      ],
      '/services': [
        [/FAQ/, '/faq/'],
        ['Buy Online', links.giftCards],
      ],
      '/peek-planner': [['View All Packages', '/services']],
      '/about': [
        ['Book Your Appointment', '/services'],
        ['Contact Us', '/contact'],
      ],
      '/contact': [
        [/service areas/i, '/service-areas'],
        [studio.phone, PHONE],
      ],
      '/gift-cards': [[/Buy an eGift Card/, links.giftCards]],
      '/service-areas': [
        ['Book Ultrasound', '/#book-now'],
        ['Shop Boutique', links.boutique],
      ],
      '/faq': [
        ['Contact Us', '/contact'],
        ['Book Now', '/services'],
      ],
    };
    for (const [path, own] of Object.entries(linksByPage)) {
      for (const [words, href] of own) expectLink([path], words, href);
    }
    const hrefsOf = (path: string) => pageAt(path).links.main.map(({ href }) => href);
    const storeLinks = hrefsOf('/boutique').filter((href) => href === links.boutique);
    expect.soft(storeLinks.length).toBeGreaterThanOrEqual(2);
    expect.soft(hrefsOf('/privacy-policy').filter((href) => href.startsWith('#'))).toHaveLength(12);
    for (const { watchUrl } of studio.videos.about) {
      expect.soft(hrefsOf('/about')).toContain(watchUrl);
    }
    expect(pageAt('/').ids).toContain('book-now');
    for (const id of ['ultrasound-packages', '8k-hyperreal', 'peek-planner']) {
      expect.soft([...pageAt('/services').ids]).toContain(id);
    }
  });

  test('every page except the legal ones links to the planner (ruling 56)', () => {
    for (const { path, links } of allPages()) {
      if (['/privacy-policy', '/terms-of-use', '/peek-planner', NOT_FOUND].includes(path)) continue;
      const planner = links.main.filter(({ href }) => /peek-planner(\?week=\d+)?$/.test(href));
      expect.soft(planner, `links of ${path} to the planner`).not.toEqual([]);
    }
  });

  test('the service areas page links to every local page (L1, L2)', () => {
    const hrefs = pageAt('/service-areas').links.main.map(({ href }) => href);
    for (const path of [...TOPICS, ...COUNTIES, ...TOWNS, ...SHOWERS, ...MATERNITY]) {
      expect.soft(hrefs, path).toContain(path);
    }
  });

  // Minutes by car as printed, from the place records of 2020 (ruling 11).
  const countyMinutes: Readonly<Record<string, number>> = minutesByCar.counties;
  const distancePhrase = (minutes: number) =>
    minutes <= 30 ? `just ${minutes} minutes away` : 'less than an hour away';

  test('county pages have a heading that depends on the distance (N2)', () => {
    expect(counties.map(({ slug }) => slug)).toEqual(Object.keys(countyMinutes));
    for (const { slug, name } of counties) {
      const minutes = countyMinutes[slug] ?? 0;
      const prefix =
        slug === 'richland' ? 'in' : minutes <= 30 ? 'Within Minutes of' : 'Less Than an Hour from';
      expect.soft(pageAt(`/3d-ultrasound-${slug}-county`).h1).toContain(`${prefix} ${name} County`);
    }
  });

  test('county and town pages state their distance and no other minutes (N1, O3, O4)', () => {
    for (const [minutesOf, pathOf] of [
      [countyMinutes, (slug: string) => `/3d-ultrasound-${slug}-county`],
      [minutesByCar.towns, (slug: string) => `/3d-ultrasound-${slug}`],
    ] as const) {
      for (const [slug, minutes] of Object.entries(minutesOf)) {
        const located = ['richland', 'ontario', 'mansfield'].includes(slug);
        expectFacts(
          [pathOf(slug), '/service-areas'],
          located ? 'Located in' : distancePhrase(minutes),
        );
        const shown = [...pageAt(pathOf(slug)).main.matchAll(/(?:just )?(\d+) minutes away/g)];
        for (const [, shownMinutes] of shown) expect.soft(Number(shownMinutes), slug).toBe(minutes);
      }
    }
  });

  test('county and town pages show summary, reasons, address, hours, booking, phone, map and facts (N3, O2)', () => {
    for (const [paths, records] of [
      [COUNTIES, counties],
      [TOWNS, towns],
    ] as const) {
      expectLink(paths, 'Book Now', '/services');
      expectLink(paths, studio.phone, PHONE);
      expectFacts(paths, address.street, 'Why families choose us', 'What you can book');
      paths.forEach((path, index) => {
        const { name = '', population = '' } = records[index] ?? {};
        expectFacts([path], population, name);
        const from = 'seat' in (records[index] ?? {}) ? counties[index]?.seat : name;
        const directions = pageAt(path).links.main.find(({ text }) => /directions/i.test(text));
        expect
          .soft(directions?.href, path)
          .toBe(
            `${studio.maps.directionsUrl}?${new URLSearchParams({ from: `${from}, OH`, to: ADDRESS })}`,
          );
      });
    }
    counties.forEach(({ mainCities }, index) =>
      expectFacts([COUNTIES[index] ?? ''], mainCities.join(', ')),
    );
    towns.forEach(({ zipCodes }, index) => expectFacts([TOWNS[index] ?? ''], zipCodes.join(', ')));
  });

  // Two pages share less than 70 % of the shorter one's five-word sequences, without place names.
  test('any two town pages differ in at least 30 % of their text (ruling 15)', () => {
    const places = [...towns, ...counties].map(({ name }) => name.toLowerCase()).join('|');
    const texts = TOWNS.map((path) => {
      const words = pageAt(path)
        .main.toLowerCase()
        .replaceAll(new RegExp(`\\b(${places})\\b`, 'g'), ' ');
      return { name: path, runs: wordRuns(words.match(/[a-z']+/g) ?? []) };
    });
    expect(findSimilarPairs(texts, 0.7)).toEqual([]);
  });

  test('town pages describe the four packages (O2, ruling 12)', () => {
    expectFacts(
      TOWNS,
      'Cherished Memories 15+ weeks, 30 minutes',
      'Premiere View 27+ weeks, 45 minutes',
      'First Glimpse 8-13 weeks',
      'Gender Peek 15+ weeks, 15 minutes',
    );
  });

  test('gift pages link to five other places, and maternity pages show a testimonial (P2, P3)', () => {
    const gifts = [...SHOWERS, ...MATERNITY];
    for (const path of gifts) {
      const hrefs = pageAt(path).links.main.map(({ href }) => href);
      for (const href of [
        links.boutique,
        '/gift-cards',
        '/services',
        '/gender-reveal-supplies',
        PHONE,
      ]) {
        expect.soft(hrefs, path).toContain(href);
      }
    }
    expectFacts(MATERNITY, studio.testimonials.maternity.text);
    const categories = [/heartbeat animal/i, /care/i, /keepsake/i, /gift card/i, /reveal/i];
    for (const path of gifts) {
      const named = categories.filter((category) => category.test(pageAt(path).main));
      expect.soft(named.length, path).toBeGreaterThanOrEqual(3);
    }
  });
});

test.describe('specification 3, entities', () => {
  test('the services page lists the add-ons, excluding sales tax (E20)', () => {
    expectFacts(
      ['/services'],
      'Real Look 8k Hyperreal 3D Ultrasound Image Enhancement $30',
      'Heartbeat Animals $32-$55',
      'Recorded Video of Ultrasound Session $20',
      'Live Streaming of Ultrasound Session $20',
      'Flash Drive of Ultrasound Images and Video (if purchased) $20',
      'Ultrasound Watercolor Art $30',
      'Excluding Sales Tax',
    );
  });

  test('the planner lists the pregnancy stages with their weeks (F3)', () => {
    expectFacts(
      ['/services', '/peek-planner'],
      '8-12 weeks',
      '13-21 weeks',
      '22-27 weeks',
      '28-34 weeks',
      '35+ weeks',
      'Any stage',
    );
  });
});

test.describe('specification 9, business constants', () => {
  const time = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  const week = Object.entries(studio.hours).map(
    ([day, open]) =>
      `${day.charAt(0).toUpperCase()}${day.slice(1)} ${open ? `${time(open.opens)}-${time(open.closes)}` : 'Closed'}`,
  );

  test('contact, planner and local pages show the hours, the contact page without Sunday (U1, ruling 13)', () => {
    expect(week).toHaveLength(7);
    for (const { path, hours, footer } of allPages()) {
      const [own, ...more] = hours;
      const listed = path === '/contact' ? week.slice(0, 6) : week;
      const hasHours = ['/contact', '/peek-planner', ...COUNTIES, ...TOWNS].includes(path);
      if (hasHours) expect.soft(own, path).toEqual(listed);
      expect.soft(/\bHours\b/.test(footer), `hours in the footer of ${path}`).toBe(!hasHours);
      for (const rows of more) expect.soft(rows, path).toEqual(week);
    }
  });

  test('each page shows its specified add-on prices (ruling 3)', () => {
    expectFacts(['/', '/boutique', '/maternity-gifts'], '$45-$65');
    expectFacts(['/8k-hyperreal-images', '/'], '$35');
    const printed = allPages()
      .filter(({ path }) => path !== '/services')
      .flatMap(({ path, main }) =>
        (main.match(/\$\d[\d.,]*(?:-\$\d+)?/g) ?? []).map(
          (price) => `${price.replace(/[.,]$/, '')} ${path}`,
        ),
      );
    expect([...new Set(printed.map((line) => line.split(' ')[0]))].sort()).toEqual([
      '$20',
      '$30',
      '$35',
      '$45-$65',
    ]);
  });

  test('the planner and the FAQ show four timing windows, and 26-30 weeks for a single session (F15, F17)', () => {
    expectFacts(['/peek-planner'], /Weeks 15 ?- ?20 Body and gender/, /Weeks 20 ?- ?25 First face/);
    expectFacts(
      ['/peek-planner'],
      /Weeks 25 ?- ?30 Defined/,
      /Weeks 30 ?- ?35 Close-up/,
      '26-30 weeks',
    );
    expectFacts(['/faq'], '26-30 weeks', 'Weeks 15-20', '20-25', '25-30', '30-35');
  });

  test('the services page and the FAQ show all policies (U5-U12)', () => {
    expectFacts(
      ['/services', '/faq'],
      '24 hours of notice',
      '$20 fee',
      'a deposit may be required to rebook',
    );
    expectFacts(
      ['/services', '/faq'],
      /no refunds once services are rendered/,
      /technician's discretion/,
    );
    expectFacts(
      ['/services', '/faq', '/contact', '/thank-you'],
      'Payment is due on arrival, by cash or card',
      'Insurance, HSA and FSA are not accepted',
    );
    expectFacts(['/contact', '/privacy-policy'], 'within 24 hours');
    expectFacts(
      ['/faq', '/thank-you'],
      '2 days before',
      'at least 7 days before',
      '10-25 minutes',
      '30-60 minutes',
      'under 5 minutes after',
    );
    expectFacts(
      ['/services', '/faq', '/thank-you'],
      'within 14 days (gender is checked from 16 weeks)',
    );
    expectFacts(['/gift-cards', '/services', '/faq'], 'Gift cards never expire');
    expectAbsent(/\b\d+ hours of notice(?<!\b24 hours of notice)/g);
  });
});

// src/content/structuredData.test.ts verifies the contents of each object.
test('each kind of page has its types of structured data (B16, M3)', () => {
  const structuredDataTypes = (path: string) => pageAt(path).jsonLd.map((thing) => thing['@type']);
  for (const path of ['/', '/about', '/contact', '/services']) {
    expect.soft(structuredDataTypes(path), path).toContain('LocalBusiness');
  }
  for (const path of [...COUNTIES, ...TOWNS])
    expect.soft(structuredDataTypes(path), path).toContain('Service');
  expect(structuredDataTypes('/services')).toContain('OfferCatalog');
  expect(structuredDataTypes('/faq')).toContain('FAQPage');
  for (const path of prerenderPaths.filter((path) => path !== '/')) {
    expect.soft(structuredDataTypes(path), path).toContain('BreadcrumbList');
  }
  expect(structuredDataTypes(NOT_FOUND)).toEqual([]);
});
