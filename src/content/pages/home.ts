import type { PictureName } from '#lib/pictures.ts';
import type { PageLink } from '../links.types.ts';
import { hyperrealPrice } from '../addOns.ts';
import { dnaAccuracy, heartbeatAnimalPrice, roomCapacity, watercolorPrice } from '../conflicts.ts';
import { dnaTest, ultrasoundWeeks } from '../packages.ts';
import { policies } from '../policies.ts';
import { studio } from '../studio.ts';
import type { CardWords, PageContent } from './page.types.ts';

/**
 * A card of the services grid (D4). `to` links to a page of this site, `href` to another site in a
 * new tab; `shop` adds a second button.
 */
export type ServicesGridCard = {
  title: string;
  text: string;
  price?: string;
  picture: PictureName;
  shop?: { label: string; href: string };
} & ((PageLink & { href?: never }) | { label: string; href: string; to?: never });

export const homeContent = {
  seoTitle: '3D/4D/5D Ultrasound & Early Gender DNA Test | Ontario, OH',
  metaDescription:
    'Meet your baby in 3D, 4D and 5D in Ontario, OH. Keepsake ultrasound from 8 to 39 weeks, early gender DNA testing from 6 weeks, and room for the whole family.',
  hero: {
    h1: 'Are you ready to meet the Apple of your Eye?',
    lead: `Keepsake 2D, 3D and 4D ultrasound and early gender DNA testing in ${studio.address.city}, Ohio.`,
    from: 'Packages from',
    book: 'Book Now',
    giftCards: 'Gift Cards',
  },
  pictures: [
    { name: 'studio-room', alt: 'The studio room with a green sofa and two screens on the wall' },
    {
      name: 'studio-screens',
      alt: 'Two 85-inch screens above the couch, where a technician scans',
    },
    { name: 'studio-desk', alt: "The front desk where you're welcomed" },
    { name: 'studio-boutique', alt: 'Shelves with plush animals and keepsakes' },
  ],
  intro: {
    heading: 'A first hello, with everyone you love',
    paragraphs: [
      `You've been imagining this face for weeks. Come and see it. We welcome you from ${ultrasoundWeeks} of pregnancy, from the first flicker on the screen to a yawn in 4D.`,
      `Bring your partner, the grandparents, the big brother who asks every day. There's room for ${roomCapacity.homePage}, and two 85-inch screens, so no one has to crane their neck.`,
    ],
  },
  services: {
    heading: 'What would you like to see?',
    lead: 'Start with a look, take home something to hold.',
    cards: [
      {
        title: 'Ultrasounds',
        text: `Packages for every stage, from ${ultrasoundWeeks}. Choose a quick hello or take your time.`,
        picture: 'ultrasounds',
        label: 'See the packages',
        to: '/services',
      },
      {
        title: 'Gender DNA Testing',
        text: `Boy or girl, from ${dnaTest.from}. Claimed accuracy ${dnaAccuracy.elsewhere}, results in ${dnaTest.results}.`,
        picture: 'dna',
        label: 'About the test',
        to: '/services#dna-testing',
      },
      {
        title: 'Boutique',
        text: 'Keepsakes, care products and small gifts, here in the studio and online.',
        picture: 'boutique-hero',
        label: 'Look around',
        to: '/boutique',
        shop: { label: 'Shop Now', href: studio.links.boutique },
      },
      {
        title: 'Real Look 8k',
        text: 'Your favorite 3D picture, enhanced until it looks almost like a photo.',
        price: hyperrealPrice,
        picture: 'hyperreal',
        label: 'See the add-on',
        to: '/services#8k-hyperreal',
      },
      {
        title: 'Watercolor Art',
        text: "Your baby's portrait in soft washes of color, ready for the nursery wall.",
        price: watercolorPrice.elsewhere,
        picture: 'watercolor-art',
        label: 'See the add-on',
        to: '/services#8k-hyperreal',
      },
      {
        title: 'Heartbeat Animals',
        text: "A plush friend with the sound of your baby's heartbeat inside.",
        price: heartbeatAnimalPrice.elsewhere,
        picture: 'boutique-heartbeat',
        label: 'Choose an animal',
        href: studio.links.boutique,
      },
    ] satisfies ServicesGridCard[] as readonly ServicesGridCard[],
  },
  testimonials: {
    eyebrow: 'From our families',
    heading: 'What our clients say',
    lead: 'See a visit from the sofa.',
    channel: 'More videos on our channel',
  },
  experience: {
    eyebrow: 'The studio',
    heading: 'An experience for the whole family',
    paragraphs: [
      "A sofa, large screens and time to look. We tell you what you're seeing, so that everybody finds the nose.",
      `${policies.sessionLength} ${policies.pictures}`,
    ],
    facts: [
      { title: roomCapacity.homePage, text: 'Seats for everyone who wants to be there' },
      { title: 'Two 85-inch screens', text: 'A clear view from every seat' },
      { title: 'Pictures in under 5 minutes', text: "To share before you're home" },
    ] satisfies CardWords[],
    book: 'Book Now',
    learnMore: 'Learn More About Our Studio',
    picture: {
      name: 'experience',
      alt: 'A family on a sofa, seen from behind, watching two large screens',
    },
  },
} as const satisfies PageContent;
