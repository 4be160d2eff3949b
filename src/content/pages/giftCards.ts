import { policies } from '../policies.ts';
import type { PageContent } from './page.types.ts';

export const giftCardsContent = {
  seoTitle: 'Ultrasound eGift Cards for Parents-to-Be | Ontario, OH',
  metaDescription:
    'Give a first look at a baby. eGift cards for 3D/4D ultrasound, gender testing and the boutique: any amount, sent digitally, valid for all services, no expiry.',
  hero: {
    eyebrow: 'eGift cards',
    h1: 'Give them the first hello',
    lead: 'Give a first look at their baby. Our eGift cards let parents-to-be choose the session, the week and the company.',
    button: 'Buy an eGift Card',
    picture: {
      name: 'gift-card',
      alt: 'A red gift card with an apple and a bow, beside a plush bear',
    },
  },
  about: {
    heading: 'How an eGift card is used',
    paragraphs: [
      "You order the card on our gift card page, which opens in a new tab. It's digital, so you can give it from anywhere.",
      "The parents book whenever they're ready and pay with the card when they arrive. If they'd rather wait for the round cheeks of week 28, the card waits with them.",
    ],
  },
  benefits: {
    heading: 'What makes it easy',
    tiles: [
      {
        title: 'Digital delivery',
        text: 'Nothing to wrap and nothing to ship: the card comes digitally.',
      },
      { title: 'Any amount', text: 'Give a little toward a session, or the whole family visit.' },
      {
        title: 'Never expires',
        text: `${policies.giftCards} The parents book when it suits them.`,
      },
      { title: 'Valid for all services', text: 'Ultrasound packages, gender testing and add-ons.' },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Choose an amount',
        text: "Open our gift card page and pick what you'd like to give.",
      },
      {
        title: 'Order online',
        text: 'Follow the steps there and pay. The card is delivered digitally.',
      },
      {
        title: 'They book and come',
        text: 'They choose a package and a day, and bring the card along.',
      },
    ],
  },
  closing: {
    text: 'Choosing an amount? See what a visit costs.',
    label: 'See all prices',
    to: '/services',
  },
} as const satisfies PageContent;
