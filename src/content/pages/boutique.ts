import { heartbeatNote } from '../addOns.ts';
import { heartbeatAnimalPrice } from '../conflicts.ts';
import type { PageContent } from './page.types.ts';

export const boutiqueContent = {
  seoTitle: 'Baby Boutique: Heartbeat Animals & Keepsakes | Ontario, OH',
  metaDescription:
    'Heartbeat Animals, care products and keepsakes from our studio boutique in Ontario, Ohio. Order online, pick up at the studio or have it shipped to you.',
  hero: {
    eyebrow: 'The boutique',
    h1: 'Something to hold until you hold your baby',
    lead: 'Our boutique is small and chosen with care. Shop it online at any hour, or look around when you come for your session.',
    store: 'Shop Our Boutique',
    picture: {
      name: 'boutique-hero',
      alt: 'A mother-to-be and a child in front of boutique shelves full of plush animals',
    },
  },
  find: {
    heading: "What You'll Find",
    cards: [
      {
        title: 'Heartbeat Animals',
        text: `Plush friends that carry your baby's heartbeat, recorded in your session. Each costs ${heartbeatAnimalPrice.elsewhere}, before sales tax.`,
        picture: { name: 'boutique-heartbeat', alt: 'Five plush animals, each with a small heart' },
      },
      {
        title: 'Care Products',
        text: 'Small comforts for the last long weeks, and for the first short nights.',
        picture: { name: 'boutique-care', alt: 'Folded towels, bottles, a jar and a candle' },
      },
      {
        title: 'Keepsakes & More',
        text: 'Frames for the first picture, gifts for the grandparents, and things to announce the news with.',
        picture: {
          name: 'boutique-keepsakes',
          alt: 'Picture frames, an album, an ornament and a flash drive',
        },
      },
    ],
    store: 'Visit Our Online Store',
    guide: {
      text: 'For a mother-to-be?',
      label: 'Maternity gifts worth giving',
      to: '/maternity-gifts',
    },
  },
  why: {
    heading: 'Why Shop Our Boutique?',
    cards: [
      {
        title: 'Secure Checkout',
        text: 'You pay through a payment provider. We never ask for a card number in a form of our own.',
      },
      {
        title: 'Curated Selection',
        text: "A short shelf instead of a long list: things that we'd give to our own families.",
      },
      {
        title: 'Convenient Pickup',
        text: 'Order online and pick up at the studio, or have your items shipped.',
      },
      {
        title: 'Expert Recommendations',
        text: 'Not sure what to give? Ask us, at the studio or by phone.',
      },
    ],
  },
  shop: {
    heading: 'From our shelf',
    lead: 'A few favorites that you can order right here. Prices are before sales tax.',
    heartbeat: heartbeatNote,
    loading: 'Loading the shelf...',
    empty: 'The shelf is empty at the moment. Our online store has more.',
    failure: {
      title: "The shelf didn't load",
      text: 'Please try again, or visit our online store.',
      retry: 'Try again',
    },
    add: 'Add to cart',
    soldOut: 'Sold out',
  },
} as const satisfies PageContent;
