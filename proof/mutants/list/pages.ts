import type { Mutants } from '../mutant.ts';

/** Mutants of pages and routes, apart from their facts. */
export const pages: Mutants = {
  'nothing is found of heartbeat animals': {
    file: 'src/content/pages/boutique.ts',
    change: ["title: 'Heartbeat Animals'", "title: 'Plush friends'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (H1-H3)',
    message: 'Heartbeat Animals',
  },
  'gift cards are bought at the boutique': {
    file: 'src/content/pages/services.ts',
    change: ['href: studio.links.giftCards', 'href: studio.links.boutique'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (E4, E7-E9)',
    message: 'Buy Online',
  },
  'a slash at the end is not found': {
    file: 'server/http/site.ts',
    change: ["const path = req.path.replace(/(?<=.)\\/$/, '');", 'const path = req.path;'],
    killedBy: 'tests/e2e/routes.spec.ts > /faq/ returns its page',
  },
  'what is not found answers 200': {
    file: 'server/http/site.ts',
    change: ['res.status(404).set(', 'res.status(200).set('],
    killedBy: 'tests/e2e/routes.spec.ts > /no/such/page returns the 404 page',
  },
  'the planner’s section has another anchor': {
    file: 'src/pages/services/ServicesPage.tsx',
    change: ['<Section id="peek-planner"', '<Section id="planner"'],
    killedBy: 'pages-services--hash-peek-planner',
  },
  'a topic has another address': {
    file: 'src/content/paths.ts',
    change: ["  '8k-hyperreal-images',", "  '8k-images',"],
    killedBy: 'src/content/content.test.ts > cover the seven topic pages',
  },
  'a county has another address': {
    file: 'src/content/paths.ts',
    change: ["  'holmes',", "  'holmes-oh',"],
    killedBy: "src/content/places/places.test.ts > match the specification's list and order",
  },
  'a town has another address': {
    file: 'src/content/paths.ts',
    change: ["  'willard',", "  'willards',"],
    killedBy: "src/content/places/places.test.ts > match the specification's list and order",
  },
  'a town has no gift pages': {
    file: 'src/content/places/gifts.ts',
    change: ['return town ? [giftPage(', "return town && slug !== 'galion' ? [giftPage("],
    killedBy: "src/content/places/places.test.ts > match the specification's list and order",
  },
  'no cart on any page': {
    file: 'src/layout/Shell/Shell.tsx',
    change: ['      <CartHost />\n', ''],
    killedBy: 'system-shell--always-present',
  },
  'the menu does not open': {
    file: 'src/layout/Header/useMenu.ts',
    change: ['toggle: () => setOpen(!open),', 'toggle: () => setOpen(open),'],
    killedBy: 'components-header--mobile-menu-open',
  },
  'three studio photos': {
    file: 'src/pages/home/HomePage.tsx',
    change: ['<StudioGallery pictures={pictures}', '<StudioGallery pictures={pictures.slice(1)}'],
    killedBy: 'pages-home--default',
  },
  'the hero’s gift cards lead to the boutique': {
    file: 'src/pages/home/HomePage.tsx',
    change: ['to="/gift-cards" variant="outline"', 'to="/boutique" variant="outline"'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (D1-D7)',
    message: 'Gift Cards',
  },
  'the video channel is another page': {
    file: 'src/components/Testimonials/Testimonials.tsx',
    change: ['<ExternalLink href={channel.href}>', '<ExternalLink href={`${channel.href}/about`}>'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (D1-D7)',
    message: 'channel',
  },
  'every service is an ultrasound': {
    file: 'src/pages/services/ServicesPage.tsx',
    change: ['service.category === category', 'service.category !== category'],
    killedBy: 'pages-services--loaded',
  },
  'the packages have another anchor': {
    file: 'src/pages/services/Packages.tsx',
    change: ['<First id="ultrasound-packages">', '<First id="packages">'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (E4, E7-E9)',
    message: 'ultrasound-packages',
  },
  'only the first hash is followed': {
    file: 'src/lib/useScroll.ts',
    change: ['hashes.start(location.hash);', 'if (!before) hashes.start(location.hash);'],
    killedBy: 'pages-services--hash-changes',
  },
  'example pictures have no week': {
    file: 'src/planner/ImageCarousel/ImageCarousel.tsx',
    change: ['<Caption>{picture.caption}</Caption>', '<Caption />'],
    killedBy: 'components-image-carousel--one-image',
  },
  'the planner plans for 20+ weeks': {
    file: 'src/content/conflicts.ts',
    change: ["planner: '21+ weeks'", "planner: '20+ weeks'"],
    killedBy: 'src/content/content.test.ts > recommends for early-pregnancy',
  },
  'the second trimester comes back at any time': {
    file: 'src/content/stages.ts',
    change: ['Cherished Memories at 28+ weeks.', 'Cherished Memories.'],
    killedBy: 'src/content/content.test.ts > recommends for mid-second',
  },
  'the late second trimester returns whenever it likes': {
    file: 'src/content/stages.ts',
    change: ['Or return after 28 weeks for a Premiere View', 'Or return later for a Premiere View'],
    killedBy: 'src/content/content.test.ts > recommends for late-second',
  },
  'the last stage leads to no package': {
    file: 'src/content/stages.ts',
    change: ['links: [cherishedMemories],', 'links: [],'],
    killedBy: 'components-peek-planner--late-third',
  },
  'an anterior placenta sees no packages': {
    file: 'src/content/stages.ts',
    change: ['links: [askUs, allPackages]', 'links: [askUs]'],
    killedBy: 'components-peek-planner--anterior-placenta',
  },
  'nobody tells the owners’ story': {
    file: 'src/pages/about/AboutPage.tsx',
    change: ['            <h2>{story.heading}</h2>\n', ''],
    killedBy: 'pages-about--default',
  },
  'the technology is not the latest': {
    file: 'src/content/pages/about.ts',
    change: ["title: 'Latest 4D HD technology'", "title: '4D technology'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (I1-I5)',
    message: 'Latest 4D HD technology',
  },
  'the contact page leads to no areas': {
    file: 'src/content/pages/contact.ts',
    change: ["    to: '/service-areas',", "    to: '/about',"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (J1, J2)',
    message: 'service areas',
  },
  'a wrong form is sent all the same': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: [
      'FieldErrors<ContactMessage>) => {\n',
      'FieldErrors<ContactMessage>) => {\n    void onSend({} as ContactMessage);\n',
    ],
    killedBy: 'components-contact-form--all-invalid',
  },
  'the subject is not sent': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: [', ...(subject?.trim() && { subject })', ''],
    killedBy: 'tests/e2e/client.spec.ts > sends all five API requests',
    message: 'subject',
  },
  'the gift card button leads to the store': {
    file: 'src/pages/gift-cards/GiftCardsPage.tsx',
    change: [
      '        <ButtonLink href={studio.links.giftCards}>{hero.button}</ButtonLink>\n      </PageHero>',
      '        <ButtonLink href={studio.links.boutique}>{hero.button}</ButtonLink>\n      </PageHero>',
    ],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (K1-K3)',
    message: 'Buy an eGift Card',
  },
  'nobody says how gift cards work': {
    file: 'src/content/pages/giftCards.ts',
    change: ["heading: 'How it works'", "heading: 'Steps'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (K1-K3)',
    message: 'How it works',
  },
  'the thank-you page thanks for nothing': {
    file: 'src/content/pages/thankYou.ts',
    change: ["h1: 'Your booking request was received'", "h1: 'Thank you'"],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (K4-K6)',
    message: 'booking request was received',
  },
  'the areas link to no gift pages': {
    file: 'src/content/serviceAreaLinks.ts',
    change: ['    maternity: maternityPages\n', '    maternity: maternityPages.slice(1)\n'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (L1, L2)',
    message: '/maternity-gifts-galion',
  },
  'the areas book at the services page': {
    file: 'src/pages/service-areas/ServiceAreasPage.tsx',
    change: ['<ButtonLink to="/#book-now">', '<ButtonLink to="/services">'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (L1, L2)',
    message: 'Book Ultrasound',
  },
  'the FAQ’s contact button leads to the services': {
    file: 'src/pages/faq/FaqPage.tsx',
    change: ['variant="outline" to="/contact"', 'variant="outline" to="/services"'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (M2)',
    message: 'Contact Us',
  },
  'a town is 45 minutes away': {
    file: 'src/content/places/towns/richland.ts',
    change: ['minutes: 22,', 'minutes: 45,'],
    killedBy: 'src/content/places/places.test.ts > have a drive of 5 to 40 minutes',
  },
  'gift pages have the title of their heading': {
    file: 'src/routes/babyShower.tsx',
    change: ['title: loaderData.seoTitle', 'title: loaderData.h1'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (B15, N4)',
    message: 'baby-shower',
  },
  'the maternity pages quote nobody': {
    file: 'src/pages/gift/GiftPage.tsx',
    change: ['<blockquote>{testimonial.text}</blockquote>', '<blockquote />'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > (P2, P3)',
    message: '/maternity-gifts-galion says',
  },
  'the details ask for a name of any kind': {
    file: 'src/cart/DetailsStep/DetailsStep.tsx',
    change: ['          label="Full Name"\n', '          label="Name"\n'],
    killedBy: 'cart-checkout-details-step--blank',
  },
  'a page knows a price': {
    file: 'src/content/pages/local.ts',
    change: ['One short visit,', 'One short visit for $89,'],
    killedBy: 'src/content/content.test.ts > name no price that the specification does not print',
  },
};
