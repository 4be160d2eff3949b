import type { PageLink } from '../links.types.ts';
import type { GiftCategory } from '../places/places.types.ts';
import type { GiftTownSlug } from '../paths.ts';
import { studio } from '../studio.ts';
import type { PictureWords } from './page.types.ts';

type Shelf = {
  picture: PictureWords;
  link: PageLink | { label: string; href: string };
};

const store = { label: 'See the shelf', href: studio.links.boutique };

/** Texts that all baby shower and maternity gift pages share (P2). */
export const giftContent = {
  store: 'Shop Our Boutique',
  giftCards: 'Give an eGift Card',
  ideas: { 'baby-shower': 'Gifts for the shower', maternity: 'Gifts for the mother-to-be' },
  pickup: 'Picking it up',
  planning: 'When to give it',
  quote: 'What a client says',
  sample: 'Sample text',
  more: {
    heading: 'More to give, and more to see',
    services: 'Ultrasound packages',
    reveal: 'Gender reveal supplies',
    guide: 'Maternity gifts worth giving',
    giftCards: 'eGift cards',
    babyShower: (town: string) => `Baby shower gifts for ${town}`,
    maternity: (town: string) => `Maternity gifts for ${town}`,
    town: (town: string) => `The way from ${town} to the studio`,
  },
  closing: {
    heading: 'Not sure what to give?',
    text: "Ask us: we know what's on the shelf, and what suits which week.",
  },
} as const;

/** The pictures on each town's two gift pages, different for every town (P2). */
export const townGiftPictures: Readonly<Record<GiftTownSlug, PictureWords>> = {
  galion: { name: 'gifts-galion', alt: 'A plush bear and lamb between gifts and a frame' },
  bucyrus: { name: 'gifts-bucyrus', alt: 'A plush elephant with balloons, a candle and a gift' },
  ashland: { name: 'gifts-ashland', alt: 'An oak frame, two bottles, a jar and a plush bunny' },
  loudonville: {
    name: 'gifts-loudonville',
    alt: 'A plush fox and bear beside a frame, an ornament above them',
  },
  bellville: {
    name: 'gifts-bellville',
    alt: 'A plush lamb on folded cloths, a gift card and an album',
  },
  lexington: {
    name: 'gifts-lexington',
    alt: 'A plush lamb and bear, a wrapped gift, and an onesie on a line',
  },
  ontario: {
    name: 'gifts-ontario',
    alt: 'A wrapped gift with balloons, a gift card and a plush bunny',
  },
  shelby: { name: 'gifts-shelby', alt: 'A plush elephant and bunny, an ivory frame and a candle' },
  mansfield: {
    name: 'gifts-mansfield',
    alt: 'Two wrapped gifts, a plush bunny and fox, an album and a jar',
  },
};

/** The picture and link of each product category that a gift page can show. */
export const giftShelves: Readonly<Record<GiftCategory, Shelf>> = {
  'Heartbeat Animals': {
    picture: { name: 'boutique-heartbeat', alt: 'Five plush animals, each with a small heart' },
    link: store,
  },
  'Care Products': {
    picture: { name: 'boutique-care', alt: 'Folded towels, bottles, a jar and a candle' },
    link: store,
  },
  Keepsakes: {
    picture: {
      name: 'boutique-keepsakes',
      alt: 'Picture frames, an album, an ornament and a flash drive',
    },
    link: store,
  },
  'Gift Cards': {
    picture: {
      name: 'gift-card',
      alt: 'A red gift card with an apple and a bow, beside a plush bear',
    },
    link: { label: 'How eGift cards work', to: '/gift-cards' },
  },
  'Gender Reveal Supplies': {
    picture: {
      name: 'topic-reveal',
      alt: 'Balloons rise from an open box between two parents-to-be',
    },
    link: { label: 'Ideas for the reveal', to: '/gender-reveal-supplies' },
  },
};
