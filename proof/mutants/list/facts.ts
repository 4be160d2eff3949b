import type { Mutants } from '../mutant.ts';

/** What the built pages say: words, figures, addresses, JSON-LD. */
export const facts: Mutants = {
  'a way to sign in stands in the footer': {
    file: 'src/content/navigation.ts',
    change: [
      "  { label: 'Terms of Use', to: '/terms-of-use' },",
      "  { label: 'Sign in', to: '/terms-of-use' },",
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > no sign-in anywhere (A1)',
  },
  'sessions from 10 to 40 weeks': {
    file: 'src/content/packages.ts',
    change: ["'8 to 39 weeks'", "'10 to 40 weeks'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (A2)',
  },
  'a DNA test of 95 %': {
    file: 'src/content/conflicts.ts',
    change: ["elsewhere: '99.9%'", "elsewhere: '95%'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (A3, ruling 3)',
    message: 'says 99.9%',
  },
  'gender by ultrasound from 18 weeks': {
    file: 'src/content/conflicts.ts',
    change: ["packages: '15 weeks'", "packages: '18 weeks'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (A4)',
  },
  'the booking names no provider': {
    file: 'src/content/pages/services.ts',
    change: [
      'poweredBy: `Powered by ${studio.booking.provider}`',
      "poweredBy: 'Powered by a booking service'",
    ],
    killedBy:
      'tests/e2e/facts/facts.spec.ts > names the booking provider, with nothing before Powered (A6, ruling 44)',
  },
  'a room for 12 adults': {
    file: 'src/content/conflicts.ts',
    change: ["'15 adults and 4 children'", "'12 adults and 4 children'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (A8)',
    message: 'says 15 adults and 4 children',
  },
  'the home page has room for fewer': {
    file: 'src/content/conflicts.ts',
    change: ["homePage: '15+ guests'", "homePage: '10+ guests'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (A8)',
    message: '/ says 15+ guests',
  },
  'a page counts the towns': {
    file: 'src/content/pages/boutique.ts',
    change: ['Our boutique is small', 'For all 30 towns: our boutique is small'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > no page prints the number (ruling 4)',
  },
  'the home page has no title of its own': {
    file: 'src/content/pages/home.ts',
    change: [
      "'3D/4D/5D Ultrasound & Early Gender DNA Test | Ontario, OH'",
      "'Home of the Orchard Peek Ultrasound Studio | Ontario'",
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (B15, N4)',
  },
  'a town has the title of its heading': {
    file: 'src/routes/town.tsx',
    change: ['title: loaderData.seoTitle', 'title: loaderData.h1'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (B15, N4)',
  },
  'the header leads to no gift cards': {
    file: 'src/content/navigation.ts',
    change: [
      "giftCards = { label: 'Gift Cards', to: '/gift-cards' }",
      "giftCards = { label: 'Gift Cards', to: '/boutique' }",
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (C1)',
    message: 'Gift Cards',
  },
  'the header’s boutique is the page of this site': {
    file: 'src/content/navigation.ts',
    change: [
      "{ label: 'Boutique', href: studio.links.boutique }",
      "{ label: 'Boutique', to: '/boutique' }",
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (C2)',
    message: 'Boutique',
  },
  'the footer has no payment note': {
    file: 'src/layout/Footer/Footer.tsx',
    change: ['<p>{paymentNote}</p>', '<p>Payment</p>'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (C4, C5)',
    message: 'Payment is due on arrival',
  },
  'the footer has no FAQ': {
    file: 'src/content/navigation.ts',
    change: ["  { label: 'FAQ', to: '/faq' },\n", ''],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (C4, C5)',
    message: 'footer has a link FAQ',
  },
  'links to elsewhere keep the opener': {
    file: 'src/components/ExternalLink/ExternalLink.tsx',
    change: ['rel="noopener"', 'rel="nofollow"'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > without an opener (ruling 10)',
  },
  'the home page asks something else': {
    file: 'src/content/pages/home.ts',
    change: ['Are you ready to meet the Apple of your Eye?', 'Are you ready to meet your Baby?'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (D1-D7)',
    message: 'Are you ready to meet the Apple of your Eye?',
  },
  'the DNA card leads to the top of the services': {
    file: 'src/content/pages/home.ts',
    change: ["to: '/services#dna-testing'", "to: '/services'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (D1-D7)',
    message: 'Gender DNA Testing',
  },
  'nothing is called book-now': {
    file: 'src/pages/home/Hero.tsx',
    change: ['id="book-now"', 'id="book"'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (D1-D7)',
    message: 'book-now',
  },
  'the FAQ link of the services lost its slash': {
    file: 'src/content/pages/services.ts',
    change: ["to: '/faq/'", "to: '/faq'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (E4, E7-E9)',
    message: 'FAQ',
  },
  'the add-ons have another anchor': {
    file: 'src/pages/services/ServicesPage.tsx',
    change: ['<Section id="8k-hyperreal"', '<Section id="add-ons"'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (E4, E7-E9)',
    message: '8k-hyperreal',
  },
  'recorded video for $25': {
    file: 'src/content/addOns.ts',
    change: [
      "{ name: 'Recorded Video of Ultrasound Session', price: '$20' }",
      "{ name: 'Recorded Video of Ultrasound Session', price: '$25' }",
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (E20)',
    message: 'Recorded Video',
  },
  'animals cost the same everywhere': {
    file: 'src/content/conflicts.ts',
    change: ["elsewhere: '$45-$65'", "elsewhere: '$32-$55'"],
    killedBy: "tests/e2e/facts/facts.spec.ts > show each page's add-on prices (ruling 3)",
    message: '$45-$65',
  },
  'a stage of 28 to 36 weeks': {
    file: 'src/content/stageHeads.ts',
    change: ["weekRange: '28-34 weeks'", "weekRange: '28-36 weeks'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (F3)',
  },
  'the planner’s page has no timing windows': {
    file: 'src/pages/peek-planner/PeekPlannerPage.tsx',
    change: ['<TimingWindows windows={timingWindows} />', ''],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (F15, F17)',
    message: 'Body and gender',
  },
  'the planner stresses other weeks': {
    file: 'src/content/conflicts.ts',
    change: ["plannerAdvice: '26-30 weeks'", "plannerAdvice: '24-28 weeks'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (F15, F17)',
    message: 'says 26-30 weeks',
  },
  'the planner does not disclaim': {
    file: 'src/content/stages.ts',
    change: ['is for entertainment only and is not medical advice', 'is for you'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (F16, ruling 37)',
  },
  'the planner’s page lists no hours': {
    file: 'src/pages/peek-planner/PeekPlannerPage.tsx',
    change: ['<Hours caption={hoursCaption} rows={weekHours({ withSunday: true })} />', ''],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (U1, ruling 13)',
    message: '/peek-planner',
  },
  'the boutique has one store button': {
    file: 'src/pages/boutique/BoutiquePage.tsx',
    change: [
      '<ButtonLink variant="outline" href={studio.links.boutique}>',
      '<ButtonLink variant="outline" to="/boutique">',
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (H1-H3)',
    message: 'toBeGreaterThanOrEqual',
  },
  'pickup says nothing of shipping': {
    file: 'src/content/pages/boutique.ts',
    change: [', or have your items shipped.', '.'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (H1-H3)',
    message: 'have your items shipped',
  },
  'the team is without its last member': {
    file: 'src/pages/about/AboutPage.tsx',
    change: ["'team-technician-1', 'team-technician-2'", "'team-technician-1'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (I1-I5)',
  },
  'one video is shown twice': {
    file: 'src/pages/about/AboutPage.tsx',
    change: [
      "{ ...secondVideo, poster: 'video-about-2' }",
      "{ ...firstVideo, poster: 'video-about-2' }",
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (I1-I5)',
    message: 'watch',
  },
  'the appointment is booked at the contact page': {
    file: 'src/pages/about/AboutPage.tsx',
    change: [
      '<ButtonLink to="/services">{closing.book}',
      '<ButtonLink to="/contact">{closing.book}',
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (I1-I5)',
    message: 'Book Your Appointment',
  },
  'the phone is a field that must be filled': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: ['          type="tel"\n', '          required\n          type="tel"\n'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (J1, J2)',
    message: 'Phone',
  },
  'three benefits of gift cards': {
    file: 'src/content/pages/giftCards.ts',
    change: ["title: 'Digital delivery'", "title: 'Sent at once'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (K1-K3)',
  },
  'the privacy policy takes effect in 2023': {
    file: 'src/content/legal/privacyPolicy.ts',
    change: ["'December 1, 2022'", "'December 1, 2023'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (K4-K6)',
    message: 'December 1, 2022',
  },
  'the terms mention no accounts': {
    file: 'src/content/legal/termsOfUse.ts',
    change: ['Accounts', 'Visitors'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (K4-K6)',
    message: '/terms-of-use says Accounts',
  },
  'a county’s minutes are wrong': {
    file: 'src/content/places/counties/near.ts',
    change: ['minutes: 28', 'minutes: 31'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (N1, O3, O4)',
    message: '/3d-ultrasound-ashland-county says just 28 minutes away',
  },
  'county headings are those of towns': {
    file: 'src/pages/local/LocalPage.tsx',
    change: ['title={place.h1}', 'title={place.seoTitle}'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (N2)',
  },
  'counties do not say who lives there': {
    file: 'src/pages/local/CountyPage.tsx',
    change: ['    { term: facts.population, detail: county.population },\n', ''],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (N3, O2)',
    message: '-county says ',
  },
  'towns have no ZIP codes': {
    file: 'src/pages/local/townFacts.tsx',
    change: ["    { term: facts.zipCodes, detail: town.zipCodes.join(', ') },\n", ''],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (N3, O2)',
    message: 'mansfield says 449',
  },
  'Cherished Memories takes 35 minutes': {
    file: 'src/content/conflicts.ts',
    change: ["cherishedMemories: '30 minutes'", "cherishedMemories: '35 minutes'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (O2, ruling 12)',
    message: 'Cherished Memories',
  },
  'the services page has no policies': {
    file: 'src/pages/services/ServicesPage.tsx',
    change: ['      <Policies />\n', ''],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (U5-U12)',
    message: '/services says 24 hours of notice',
  },
  'replies within two days': {
    file: 'src/content/policies.ts',
    change: ['We reply to messages within 24 hours.', 'We reply to messages within two days.'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (U5-U12)',
    message: '/contact says within 24 hours',
  },
  'sessions of 20-40 minutes': {
    file: 'src/content/conflicts.ts',
    change: ["policies: '10-25 minutes'", "policies: '20-40 minutes'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (U5-U12)',
    message: 'says 10-25 minutes',
  },
  'water from the day before': {
    file: 'src/content/policies.ts',
    change: [
      'starting at least 7 days before your session',
      'starting the day before your session',
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (U5-U12)',
    message: 'says at least 7 days before',
  },
  'gift cards expire': {
    file: 'src/content/policies.ts',
    change: ['Gift cards never expire.', 'Gift cards expire after five years.'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (U5-U12)',
    message: 'says Gift cards never expire',
  },
  'no page has JSON-LD': {
    file: 'src/prerender/page.tsx',
    change: ['structuredData(pathname).map(', 'structuredData(pathname).slice(9).map('],
    killedBy: 'tests/e2e/facts/facts.spec.ts > has breadcrumbs on every page but the home page',
  },
  'a gift page leads to no reveal supplies': {
    file: 'src/pages/gift/GiftPage.tsx',
    change: ["{ to: '/gender-reveal-supplies', label: more.reveal },", ''],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (P2, P3)',
    message: '/gender-reveal-supplies',
  },
  'a service is renamed under its labels and links': {
    file: 'owner/catalogue.json',
    change: ['"id": "bump-day-special"', '"id": "thursday-special"'],
    killedBy: 'scripts/check-owner.ts',
    message: 'bump-day-special',
  },
};
